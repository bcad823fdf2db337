import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { attachmentKinds } from '../../ui/file-limits.ts';
import { Banner } from '../../ui/Banner.tsx';
import { UploadField } from '../../ui/Upload.tsx';
import { texts } from './texts.ts';
import type { AttachedFiles } from '../../lib/files/use-attached-files.ts';

/** Attachments: documents and pictures, at most ten of one megabyte each. */
export function AttachFiles({ label, attachedFiles }: { label: string; attachedFiles: AttachedFiles }) {
  const t = useTexts(texts);
  const { files, missing, attach } = attachedFiles;
  return (
    <>
      <UploadField label={label} files={files} onChange={(chosen) => attach(chosen)} accept={attachmentKinds} />
      {missing.length > 0 && (
        <Banner tone="ochre" role="status">
          {t.lostFiles(missing.join(', '))}
          <Button variant="text" size="sm" onClick={() => attach(files, [])}>
            {t.withoutFiles}
          </Button>
        </Banner>
      )}
    </>
  );
}
