import type { Prescription } from '@ivuriro/contract';
import { plainDate } from '../i18n/dates.ts';
import { useTexts } from '../i18n/texts.ts';
import { Facts } from '../ui/Facts.tsx';
import { texts } from './texts.ts';

/** Whose it is, by whom and of when. */
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
