import type { Prescription } from '@ivuriro/contract';
import { plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { texts } from './texts.ts';

/** The patient, doctor and date of a prescription. */
export function PrescriptionHead({ prescription: { doctor, patient, created_at } }: { prescription: Prescription }) {
  const t = useTexts(texts);
  const { name, RMDC_Reg_number: number } = doctor;
  return (
    <Facts
      items={[
        [t.patient, patient.full_name],
        [t.date, plainDate(created_at)],
        [t.doctor, number ? `${name}, ${number}` : name],
      ]}
    />
  );
}
