import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import { useAnswer } from '../../shared/use-answer.ts';
import { messages } from './messages.ts';
import { shopAt, shops, type Shop } from './shops.ts';
import { Wizard } from './Wizard.tsx';

/** `?dialog=order` over the list of a shop: orders what is ticked there. Drawn in the browser only: drafts live there. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const inBrowser = useSyncExternalStore(never, yes, no);
  const shop = shopAt(useLocation().pathname);
  return inBrowser && shop ? <AtShop key={shop.id} shop={shop} onClose={onClose} /> : null;
}

function AtShop({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const t = useMessages(messages);
  const words = t[shop.kind];
  const { data, error, retry } = useAnswer(shop.id, (signal) =>
    call(shops[shop.kind].show, { params: { id: shop.id }, signal }),
  );
  if (data) return <Wizard shop={shop} name={data.name} picture={data.primary_picture} onClose={onClose} />;
  return (
    <Dialog title={words.wizard} onClose={onClose}>
      {error?.status === 404 && (
        <Empty title={words.gone} action={<LinkButton to={shops[shop.kind].places}>{words.places}</LinkButton>}>
          <p>{words.goneSays}</p>
        </Empty>
      )}
      {error && error.status !== 404 && (
        <ErrorState title={t.wentWrong} onRetry={retry}>
          <p>{t.keptSays}</p>
        </ErrorState>
      )}
      {!error && (
        <>
          <p className="sr" role="status">
            {t.loading}
          </p>
          {['3rem', '4rem', '4rem', '8rem'].map((height, n) => (
            <Skeleton key={n} height={height} />
          ))}
        </>
      )}
    </Dialog>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
