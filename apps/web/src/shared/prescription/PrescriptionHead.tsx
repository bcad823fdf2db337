import type { Prescription } from '@ivuriro/contract';
import { plainDate } from '../i18n/dates.ts';
import { useMessages } from '../i18n/messages.ts';
import { Facts } from '../ui/Facts.tsx';
import { messages } from './messages.ts';

/** Whose it is, by whom and of when. */
export function PrescriptionHead({ prescription: { doctor, patient, created_at } }: { prescription: Prescription }) {
  const t = useMessages(messages);
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
