import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { PaperButton } from '../../ui/PaperButton.tsx';
import { texts } from './texts.ts';

type Props = { desk: AnyProviderContext; paidId: string; number: string };

/** A button that prints the receipt of an appointment or order, for members who may read receipts. */
export function PrintReceipt({ desk, paidId, number }: Props) {
  const t = useTexts(texts);
  const mayRead = useMay('cash.read');
  if (!mayRead) return null;
  const address = async () => {
    const { data } = await callAt(desk, 'GET /papers/receipt', { query: { id: paidId } });
    return data.url;
  };
  return (
    <PaperButton address={address} label={t.printReceipt(number)}>
      {t.print}
    </PaperButton>
  );
}
