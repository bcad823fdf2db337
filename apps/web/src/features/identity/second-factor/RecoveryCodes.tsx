import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './texts.ts';
import css from './second-factor.module.css';

/** The recovery codes, shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTexts(texts);
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => showToast({ message: t.copied }));
  return (
    <Dialog
      narrow
      title={t.codesTitle}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={() => void copy()}>
            {t.copy}
          </Button>
          <Button onClick={onClose}>{t.kept}</Button>
        </>
      }
    >
      <div className={css.kept}>
        <p>{t.codesSays}</p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
