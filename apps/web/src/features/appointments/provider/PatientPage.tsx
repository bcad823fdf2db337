import { useTexts } from '../../../lib/language/texts.ts';
import { useDesk } from '../../../lib/session/use-desk.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { texts } from './texts.ts';

/** The link to the patient's page at this doctor or hospital, for members who may read patients. */
export function PatientPage({ patient }: { patient: { id: string } }) {
  const t = useTexts(texts);
  const desk = useDesk('patients.read');
  if (!desk) return null;
  return (
    <LinkButton variant="outlined" size="sm" to={`/dashboard${desk.base}/patients/${patient.id}`}>
      {t.patientPage}
    </LinkButton>
  );
}
