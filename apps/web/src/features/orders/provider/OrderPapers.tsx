import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { PaperButton } from '../../../ui/PaperButton.tsx';
import css from './OrderPapers.module.css';
import { type OrderPaperDetails, orderPapers } from './order-papers.ts';
import type { Shop } from './provider-kinds.ts';
import { texts } from './texts.ts';

export function OrderPapers({ shop, orderId }: { shop: Shop; orderId: string }) {
  return (
    <div className={css.papers}>
      {orderPapers[shop.kind].map((one) => (
        <OrderPaper key={one.name} {...one} orderId={orderId} />
      ))}
    </div>
  );
}

function OrderPaper({ name, needs, paper, orderId }: OrderPaperDetails & { orderId: string }) {
  const t = useTexts(texts);
  const mayPrint = useMay(needs);
  if (!mayPrint) return null;
  const address = async () => (await call(paper, { query: { id: orderId } })).data.url;
  return <PaperButton address={address}>{t.papers[name]}</PaperButton>;
}
