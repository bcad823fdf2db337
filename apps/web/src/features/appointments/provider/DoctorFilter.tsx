import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import css from '../../../ui/dashboard/dashboard.module.css';
import { texts } from './texts.ts';

type Props = { chosen: string; onChoose: (doctorId: string) => void };

/** Chooses one doctor of the hospital, or all. */
export function DoctorFilter({ chosen, onChoose }: Props) {
  const t = useTexts(texts);
  const id = useAccount()?.id ?? '';
  const { data, error } = useAnswer(`team ${id}`, (signal) =>
    call('GET /show/hospital/{id}/doctors', { params: { id }, signal }),
  );
  if (error) return <span role="alert">{t.doctorsFailed}</span>;
  return (
    <label className={css.filter}>
      {t.doctorFilter}
      <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(value)}>
        <option value="">{t.allDoctors}</option>
        {data?.map((doctor) => (
          <option key={doctor.id} value={doctor.id}>
            {doctor.name}
          </option>
        ))}
      </select>
    </label>
  );
}
