import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, many, nothing } from './wire.ts';

export const itemTypes = [
  'patient',
  'doctor',
  'hospital',
  'laboratory',
  'pharmacy',
  'drug',
  'insurance',
  'facility',
  'blog',
] as const;
const itemType = z.enum(itemTypes);
const stored = z.object({ id, filename: z.string(), itemType, itemId: id });

/** The largest number of bytes of one file. */
export const fileLimit = 1_048_576;
export const attachmentLimit = 10;

export const files = {
  upload: endpoint('POST /upload_file', {
    who: 'any',
    permission: 'pictures.edit',
    object: 'picture_item@body.itemId',
    audit: 'picture.uploaded',
    budget: 'upload',
    body: z.strictObject({ itemType, itemId: id }),
    files: { field: 'file', kind: 'picture', max: 5 },
    data: z.array(stored),
    status: 201,
    message: 'The picture was saved.',
    summary:
      'Uploads the picture of an item of the caller, or for an administrator of any item. One file, for a place up to five, of at most 1,048,576 bytes each. At most 300 calls an hour.',
  }),
  remove: endpoint('DELETE /remove_file/{id}', {
    who: 'any',
    permission: 'pictures.edit',
    object: 'picture@params.id',
    audit: 'picture.removed',
    budget: 'write',
    params: z.object({ id }),
    data: nothing,
    message: 'The picture was removed.',
    summary: 'Removes a picture of an item of the caller.',
  }),
  order: endpoint('PUT /order_files', {
    who: 'any',
    permission: 'pictures.edit',
    object: 'picture_item@body.itemId',
    audit: 'picture.ordered',
    budget: 'write',
    alsoPut: true,
    body: z.strictObject({ itemType, itemId: id, id: many(id) }),
    data: z.array(stored),
    summary: 'Sorts the pictures of an item of the caller in the given order. The first becomes the primary picture.',
  }),
};
