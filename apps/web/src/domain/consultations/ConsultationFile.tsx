import type { ConsultationFile as File } from '@ivuriro/contract';
import { useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { plainDate } from '../../lib/language/dates.ts';
import { Icon } from '../../ui/Icon.tsx';
import { download } from '../../ui/dialog-icons.ts';
import css from './ConsultationFile.module.css';
import { texts as prescriptionTexts } from '../prescriptions/texts.ts';
import { texts } from './texts.ts';

/** The consultation file that the doctor wrote, with a link to its PDF, which a pharmacy can verify. */
export function ConsultationFile({ file }: { file: File }) {
  const t = useTexts(texts);
  const { periodicity } = useTexts(prescriptionTexts);
  const heading = useId();
  const lists: [string, string[]][] = [
    [t.diagnosis, file.provisional_diagnosis.map(({ name }) => name)],
    [t.tests, file.lab_tests.map(({ title }) => title)],
    [t.imagings, file.imagings.map(({ title }) => title)],
    [t.drugs, file.drugs.map((line) => drugText(line, periodicity))],
  ];
  const parts: [string, string][] = [
    [t.concern, file.patient_concern],
    [t.assessment, file.doctor_assessment],
    [t.comment, file.comment],
  ];
  return (
    <section className={css.file} aria-labelledby={heading}>
      <h3 id={heading}>{t.file}</h3>
      <p className={css.says}>{`${plainDate(file.created_at)} · ${t.paperCode(file.code)}`}</p>
      <dl>
        {parts.map(([name, text]) => text && <Part key={name} name={name} lines={[text]} />)}
        {lists.map(([name, lines]) => lines.length > 0 && <Part key={name} name={name} lines={lines} />)}
      </dl>
      <a href={file.consultation_file_pdf} className={css.paper} download>
        <Icon of={download} />
        {t.downloadPdf}
      </a>
    </section>
  );
}

function Part({ name, lines }: { name: string; lines: string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

/** 'Amoxicillin 500 mg: Twice a day, One week' */
function drugText(line: File['drugs'][number], periodicity: Record<string, string>) {
  const { drug, periodicity_per_day, for_how_long } = line;
  const how = [periodicity[periodicity_per_day] ?? periodicity_per_day, for_how_long].filter(Boolean).join(', ');
  return how ? `${drug.name}: ${how}` : drug.name;
}
