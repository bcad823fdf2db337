import { useTexts } from '../../shared/i18n/texts.ts';
import { OneDialog } from '../../shared/own-list/OneDialog.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { readOne } from './last-seen.ts';
import { texts } from './texts.ts';

export default function AppointmentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <OneDialog title={t.visit} words={t} read={() => readOne(id)} onClose={onClose}>
      {(visit, changed) => <AppointmentDetails visit={visit} onChanged={changed} />}
    </OneDialog>
  );
}
