import { useTexts } from '../../../lib/language/texts.ts';
import { OpenItemDialog } from '../../../ui/list/OpenItemDialog.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { readOne } from './read-appointments.ts';
import { texts } from './texts.ts';

export default function AppointmentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <OpenItemDialog title={t.appointment} words={t} read={() => readOne(id)} onClose={onClose}>
      {(appointment, changed) => <AppointmentDetails appointment={appointment} onChanged={changed} />}
    </OpenItemDialog>
  );
}
