import { useMessages } from '../../shared/i18n/messages.ts';
import type { Kind } from '../../shared/orders/order.ts';
import desk from '../../shared/desk/desk.module.css';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={desk.panel}>
      <Failed title={t.failed} onRetry={onRetry} says={t.failedSays} />
    </div>
  );
}

export function NothingOffered({ kind, base, text }: { kind: Kind; base: string; text: string }) {
  const t = useMessages(messages);
  const { none, noneSays } = t.kinds[kind];
  return (
    <div className={desk.panel}>
      {text ? (
        <Empty title={t.noneFound(text)} action={<LinkButton to={base}>{t.showAll}</LinkButton>} />
      ) : (
        <Empty title={none}>
          <p>{noneSays}</p>
        </Empty>
      )}
    </div>
  );
}
