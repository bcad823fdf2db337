import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../Button.tsx';
import { download } from '../dialog-icons.ts';
import { Icon } from '../Icon.tsx';
import { showToast } from '../toasts.ts';
import { useFormSubmit } from '../use-form-submit.ts';
import { texts } from './texts.ts';

/** Downloads all rows of a list, as filtered now: `read={() => csvOf('GET /admin/tests', { query })}`. */
export function DownloadCsv({ read }: { read: () => Promise<string> }) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const take = () =>
    send(async () => {
      open(await read());
      showToast({ message: t.ready });
    });
  return (
    <Button variant="outlined" size="sm" busy={sending && t.preparing} onClick={() => void take()}>
      <Icon of={download} size={18} />
      {t.download}
    </Button>
  );
}

/** Downloads without leaving the page, because the server marks the reply as a file. */
function open(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
