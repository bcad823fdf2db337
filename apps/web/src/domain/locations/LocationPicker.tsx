import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { FailedBanner } from '../../ui/FailedLine.tsx';
import { Select } from '../../ui/Field.tsx';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { above, chosenAt, openLevels, type Division, type Level, type Whereabouts } from './divisions.ts';
import css from './LocationPicker.module.css';
import { texts } from './texts.ts';

type Props = {
  where: Whereabouts;
  onChange: (where: Whereabouts) => void;
  /** The lowest level that is asked for; levels below it are not shown. */
  down: Level;
  /** The level that the person may leave empty. */
  optional?: Level;
  /** The error message of each level. */
  errors?: Partial<Record<Level, string | undefined>>;
};

/** Chooses a place by the divisions of Rwanda: each level appears once the level above is chosen. */
export function LocationPicker({ where, onChange, down, optional, errors = {} }: Props) {
  return (
    <div className={css.levels}>
      {openLevels(where, down).map((level) => {
        const within = above(where, level);
        return (
          <OneLevel
            key={`${level} ${within}`}
            level={level}
            within={within}
            chosen={where[level]}
            optional={level === optional}
            error={errors[level]}
            onChoose={(division) => onChange(chosenAt(where, level, division))}
          />
        );
      })}
    </div>
  );
}

type LevelProps = {
  level: Level;
  within: string | undefined;
  chosen: Division | undefined;
  optional: boolean;
  error: string | undefined;
  onChoose: (division: Division | undefined) => void;
};

function OneLevel({ level, within, chosen, optional, error, onChoose }: LevelProps) {
  const t = useTexts(texts);
  const {
    data,
    error: failure,
    retry,
  } = useAnswer(within ?? 'all', (signal) => call('GET /locations', { query: { within }, signal }));
  if (failure) return <FailedBanner says={t.failed} onRetry={retry} />;
  // Until the list of divisions has loaded, the division chosen before is the only option.
  const divisions = data ?? (chosen ? [chosen] : []);
  return (
    <Select
      label={optional ? t.optional(t.labels[level]) : t.labels[level]}
      name={level}
      error={error}
      value={chosen?.code ?? ''}
      empty={data || chosen ? t.chooseOne : t.loading}
      options={divisions.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ target }) => onChoose(divisions.find(({ code }) => code === target.value))}
    />
  );
}
