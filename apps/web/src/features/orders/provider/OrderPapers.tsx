import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { PaperButton } from '../../../ui/PaperButton.tsx';
import css from './OrderPapers.module.css';
import type { Shop } from './provider-kinds.ts';
import { texts } from './texts.ts';

/** The papers that a laboratory or pharmacy can print for an order, each with the permission that it needs. */
const papers = {
  laboratory: [
    { name: 'request', needs: 'orders.work', paper: 'GET /laboratory/papers/lab_request' },
    { name: 'result', needs: 'results.release', paper: 'GET /laboratory/papers/lab_result' },
  ],
  pharmacy: [{ name: 'drugLabel', needs: 'orders.work', paper: 'GET /pharmacy/papers/drug_label' }],
} as const;

export function OrderPapers({ shop, orderId }: { shop: Shop; orderId: string }) {
  return (
    <div className={css.papers}>
      {papers[shop.kind].map((one) => (
        <OrderPaper key={one.name} {...one} orderId={orderId} />
      ))}
    </div>
  );
}

type Paper = (typeof papers)[keyof typeof papers][number];

function OrderPaper({ name, needs, paper, orderId }: Paper & { orderId: string }) {
  const t = useTexts(texts);
  const mayPrint = useMay(needs);
  if (!mayPrint) return null;
  const address = async () => (await call(paper, { query: { id: orderId } })).data.url;
  return <PaperButton address={address}>{t.papers[name]}</PaperButton>;
}
