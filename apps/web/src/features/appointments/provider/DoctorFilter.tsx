import { useTeam } from '../../../domain/doctors/use-team.ts';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import css from '../../../ui/dashboard/dashboard.module.css';
import { texts } from './texts.ts';

type Props = { hospital: AnyProviderContext; chosen: string; onChoose: (doctorId: string) => void };

/** Selects one doctor of the hospital, or all doctors. */
export function DoctorFilter({ hospital, chosen, onChoose }: Props) {
  const t = useTexts(texts);
  const { doctors, error } = useTeam(hospital);
  if (error) return <span role="alert">{t.doctorsFailed}</span>;
  return (
    <label className={css.filter}>
      {t.doctorFilter}
      <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(value)}>
        <option value="">{t.allDoctors}</option>
        {doctors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
