import { useState } from 'react';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useOpenPaper } from '../../ui/use-open-paper.ts';
import css from './queue.module.css';
import { texts } from './texts.ts';

/** The dialog that prints the poster for the door, by which patients mark their own arrival, and replaces its code. */
export default function EntranceDialog({ desk, onClose }: { desk: AnyProviderContext; onClose: () => void }) {
  const t = useTexts(texts);
  const mayReplace = useMay('computers.manage');
  const [address, setAddress] = useState('');
  const [replacing, setReplacing] = useState(false);
  const { opening, open } = useOpenPaper(async () => {
    const { data } = await callAt(desk, 'POST /entrance_code');
    setAddress(data.address);
    return data.url;
  });
  const replace = async () => {
    const { data, message } = await callAt(desk, 'PUT /entrance_code');
    setAddress(data.address);
    showToast({ message });
  };
  if (replacing)
    return (
      <Confirmation title={t.replaceTitle} busy={t.making} act={replace} onClose={() => setReplacing(false)}>
        <p>{t.replaceSays}</p>
      </Confirmation>
    );
  return (
    <Dialog
      narrow
      title={t.entrance}
      onClose={onClose}
      foot={
        <>
          {mayReplace && (
            <Button variant="outlined" onClick={() => setReplacing(true)}>
              {t.replace}
            </Button>
          )}
          <Button busy={opening && t.making} onClick={open}>
            {t.openPoster}
          </Button>
        </>
      }
    >
      <div className={css.explained}>
        <p>{t.entranceSays}</p>
        <p>{t.entranceStays}</p>
        {address && (
          <TextInput label={t.entranceAddress} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </div>
    </Dialog>
  );
}
