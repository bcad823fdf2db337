import { useLocation } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { PurchasePlaceholder } from '../../../domain/purchase/PurchasePlaceholder.tsx';
import { texts } from './texts.ts';
import { shopAt, shops, type Shop } from './provider-kinds.ts';
import { OrderWizard } from './OrderWizard.tsx';

/**
 * The dialog behind `?dialog=order` over the list of a laboratory or pharmacy, which orders the ticked items. Drawn in
 * the browser only, where drafts are stored.
 */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const inBrowser = useInBrowser();
  const shop = shopAt(useLocation().pathname);
  return inBrowser && shop ? <AtShop key={shop.id} shop={shop} onClose={onClose} /> : null;
}

function AtShop({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const { data, error, retry } = useAnswer(shop.id, (signal) =>
    call(shops[shop.kind].show, { params: { id: shop.id }, query: { team: 0 }, signal }),
  );
  if (data) return <OrderWizard shop={shop} name={data.name} picture={data.primary_picture} onClose={onClose} />;
  const { places } = shops[shop.kind];
  const action = <LinkButton to={places}>{words.places}</LinkButton>;
  return (
    <PurchasePlaceholder
      title={words.wizard}
      error={error}
      onRetry={retry}
      gone={{ title: words.gone, says: words.goneSays, action }}
      onClose={onClose}
    />
  );
}
