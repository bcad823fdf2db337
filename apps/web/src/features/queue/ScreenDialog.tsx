import { useState } from 'react';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import css from './queue.module.css';
import { texts } from './texts.ts';

/** The dialog that creates the URL of the screen in the waiting room. The URL is shown only once. */
export default function ScreenDialog({ desk, onClose }: { desk: AnyProviderContext; onClose: () => void }) {
  const t = useTexts(texts);
  const [url, setUrl] = useState('');
  const { sending, send } = useFormSubmit();
  const make = () =>
    send(async () => {
      const { data } = await callAt(desk, 'POST /waiting_room');
      setUrl(data.url);
    });
  const copy = () => navigator.clipboard.writeText(url).then(() => showToast({ message: t.copied }));
  return (
    <Dialog
      narrow
      title={t.screen}
      onClose={onClose}
      foot={
        url ? (
          <>
            <Button variant="outlined" onClick={() => void copy()}>
              {t.copy}
            </Button>
            <LinkButton to={new URL(url).pathname} target="_blank" rel="noreferrer">
              {t.open}
            </LinkButton>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={onClose}>
              {t.close}
            </Button>
            <Button busy={sending && t.making} onClick={() => void make()}>
              {t.makeAddress}
            </Button>
          </>
        )
      }
    >
      <div className={css.explained}>
        <p>{t.screenSays}</p>
        <p>{t.screenEnds}</p>
        {url && <TextInput label={t.address} readOnly value={url} onFocus={(event) => event.target.select()} />}
      </div>
    </Dialog>
  );
}
