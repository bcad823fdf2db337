import { useTexts } from '../../lib/language/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { paperclip } from '../../ui/dialog-icons.ts';
import css from './Attachments.module.css';
import { texts } from './texts.ts';

/** Links to the files that the patient attached; each signed URL expires after minutes. */
export function Attachments({ addresses }: { addresses: string[] }) {
  const t = useTexts(texts);
  return (
    <span className={css.files}>
      {addresses.map((address, at) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <Icon of={paperclip} />
          {t.attachment(at + 1)}
        </a>
      ))}
    </span>
  );
}
