import { useMessages } from '../i18n/messages.ts';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';

/** What did not arrive where there is room for a line only. */
export function FailedLine({ says, onRetry }: { says: string; onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <p role="alert">
      {says}{' '}
      <Button variant="text" size="sm" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </p>
  );
}
