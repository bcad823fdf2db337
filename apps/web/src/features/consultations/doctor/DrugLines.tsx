import { useTexts } from '../../../lib/language/texts.ts';
import { SearchPicker } from '../../../ui/search-picker/SearchPicker.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { trash } from '../../../ui/dialog-icons.ts';
import { texts as prescriptionTexts } from '../../../domain/prescriptions/texts.ts';
import css from './consultation.module.css';
import { findDrugs } from './search-catalogue.ts';
import { durations, gapsOf, newLine, OTHER, periodicities, type DrugLine } from './consultation-form.ts';
import { texts } from './texts.ts';

type Props = {
  lines: DrugLine[];
  /** Whether the form was submitted once: from then on the lines show their errors. */
  checked: boolean;
  onChange: (lines: DrugLine[]) => void;
};

export function DrugLines({ lines, checked, onChange }: Props) {
  const t = useTexts(texts);
  return (
    <SearchPicker
      label={t.drugs}
      placeholder={t.drugFind}
      find={findDrugs}
      taken={lines}
      onPick={(drug) => onChange([...lines, newLine(drug)])}
    >
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <OneDrug
                line={line}
                checked={checked}
                onChange={(changed) => onChange(lines.map((one) => (one.id === line.id ? changed : one)))}
                onRemove={() => onChange(lines.filter((one) => one.id !== line.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </SearchPicker>
  );
}

type OneProps = { line: DrugLine; checked: boolean; onChange: (line: DrugLine) => void; onRemove: () => void };

function OneDrug({ line, checked, onChange, onRemove }: OneProps) {
  const t = useTexts(texts);
  const { periodicity } = useTexts(prescriptionTexts);
  const gaps = checked ? gapsOf(line) : { often: undefined, long: undefined };
  return (
    <div className={css.drug} role="group" aria-label={line.name}>
      <b>{line.name}</b>
      <IconButton icon={trash} label={t.remove(line.name)} onClick={onRemove} />
      <div>
        <div>
          <Select
            label={t.howOften}
            empty={t.choose}
            options={periodicities.map((value) => ({ value, label: periodicity[value] ?? value }))}
            value={line.often}
            error={gaps.often === 'choice' ? t.oftenMissing : undefined}
            onChange={(event) => onChange({ ...line, often: event.target.value })}
          />
          {line.often === OTHER && (
            <TextInput
              label={t.ownWords}
              maxLength={120}
              value={line.ownOften}
              error={gaps.often === 'words' ? t.sayIt : undefined}
              onChange={(event) => onChange({ ...line, ownOften: event.target.value })}
            />
          )}
        </div>
        <div>
          <Select
            label={t.howLong}
            empty={t.choose}
            options={durations.map((value) => ({ value, label: value }))}
            value={line.long}
            error={gaps.long === 'choice' ? t.longMissing : undefined}
            onChange={(event) => onChange({ ...line, long: event.target.value })}
          />
          {line.long === OTHER && (
            <TextInput
              label={t.ownWords}
              maxLength={120}
              value={line.ownLong}
              error={gaps.long === 'words' ? t.sayIt : undefined}
              onChange={(event) => onChange({ ...line, ownLong: event.target.value })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
