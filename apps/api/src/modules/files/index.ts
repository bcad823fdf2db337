import { files as contract } from '@ivuriro/contract/files';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { deleteOrphanedFiles } from './jobs/orphaned-files.ts';
import { deleteTables } from './commands/export-table.ts';
import { orderPictures, uploadPictures } from './commands/upload-pictures.ts';
import { removePicture } from './commands/delete-pictures.ts';

export { deletePictureFiles, picturesToDelete } from './commands/delete-pictures.ts';
export { allPictures, firstPicture, pictureBytes, type PictureRow, picturesOf } from './queries/pictures.queries.ts';
export { generatedFiles } from './ports.ts';
export { storePrivateBytes, storeTemporarily } from './commands/store-private-file.ts';
export { deletePrivateFiles, type PrivateFile, privateFileRefs, readPrivate } from './queries/private-files.queries.ts';
export { type StoreFiles, withAttached } from './commands/attach-files.ts';
export { keepTableFor } from './commands/export-table.ts';
export { deleteOrphanedFiles, throwAway } from './jobs/orphaned-files.ts';
export { servePictures } from './queries/serve-files.ts';
export { signedAddress } from './domain/signed-address.ts';

// The picture of a patient or provider belongs to their own account. The picture of a drug, an insurance, a facility or
// a post belongs to the administrators.
const ofOwnAccount =
  "item_id = $2::uuid::text and item_type in ('patient', 'doctor', 'hospital', 'laboratory', 'pharmacy')";

export const files: Module = {
  name: 'files',
  routes: serve(contract, { upload: uploadPictures, remove: removePicture, order: orderPictures }),
  partyColumns: [{ table: 'private_file', column: 'uploaded_by' }],
  grants: [
    {
      object: 'picture',
      table: 'picture',
      by: { patient: ofOwnAccount, provider: ofOwnAccount, admin: 'true' },
    },
    {
      object: 'picture_item',
      table: '(select $1::text as id) as item',
      uuid: false,
      by: { patient: 'id = $2::uuid::text', provider: 'id = $2::uuid::text', admin: 'true' },
    },
  ],
  jobs: { forget_tables: deleteTables, forget_stray_files: deleteOrphanedFiles },
  sweepers: [
    { job: 'forget_tables', everySeconds: 900 },
    { job: 'forget_stray_files', everySeconds: 21_600 },
  ],
};
