import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { attachmentKinds } from '../ui/file-limits.ts';
import { Notice } from '../ui/Notice.tsx';
import { UploadField } from '../ui/Upload.tsx';
import { texts } from './texts.ts';
import type { Papers } from './papers.ts';

/** Attachments: documents and pictures, ten at most, a megabyte each. */
export function Attach({ label, papers }: { label: string; papers: Papers }) {
  const t = useTexts(texts);
  const { files, missing, attach } = papers;
  return (
    <>
      <UploadField label={label} files={files} onChange={(chosen) => attach(chosen)} accept={attachmentKinds} />
      {missing.length > 0 && (
        <Notice tone="ochre" role="status">
          {t.lostFiles(missing.join(', '))}
          <Button variant="text" size="sm" onClick={() => attach(files, [])}>
            {t.withoutFiles}
          </Button>
        </Notice>
      )}
    </>
  );
}
