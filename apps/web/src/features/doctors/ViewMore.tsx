import { wordsOf } from '../../domain/doctors/next-free-slot.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Doctor } from './doctor.ts';
import { texts } from './doctor-texts.ts';
import css from './ViewMore.module.css';

export default function ViewMore({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const t = useTexts(texts);
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  const groups: [title: string, lines: string[], without: string][] = [
    [t.registration, doctor.RMDC_Reg_number ? [doctor.RMDC_Reg_number] : [], t.nothing],
    [t.specialities, names(doctor.doctorSpecialties), t.noSpeciality],
    [t.spoken, wordsOf(doctor.language_spoken), t.nothing],
    [t.treated, names(doctor.treatedSymptomsDiseases), t.noSpeciality],
    [t.training, wordsOf(doctor.education_trainings), t.nothing],
    [t.awards, wordsOf(doctor.awards_honors), t.nothing],
    [t.publications, wordsOf(doctor.publication), t.nothing],
  ];
  return (
    <Dialog title={doctor.name} subtitle={doctor.doctorSpecialties[0]?.name} onClose={onClose}>
      {groups.map(([title, lines, without]) => (
        <section key={title} className={css.group}>
          <h3>{title}</h3>
          {lines.length === 0 ? (
            <p>{without}</p>
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Dialog>
  );
}
