import { callAt } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useDesk } from '../../../lib/session/use-desk.ts';
import { PaperButton } from '../../../ui/PaperButton.tsx';
import { texts } from './texts.ts';

/** The button with which a desk prints the label for the patient's file. */
export function PrintLabel({ appointmentId }: { appointmentId: string }) {
  const t = useTexts(texts);
  const desk = useDesk('agenda.read');
  if (!desk) return null;
  const address = async () => (await callAt(desk, 'GET /papers/label', { query: { id: appointmentId } })).data.url;
  return <PaperButton address={address}>{t.label}</PaperButton>;
}
