import type { Prescription } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { nearInstant } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { texts } from './texts.ts';
import css from './PrescriptionLines.module.css';

export type PrescriptionLine = Prescription['drugs'][number];
type Props = {
  lines: readonly PrescriptionLine[];
  /** Content before a line, such as its checkbox; `id` is the id of the element with the drug's name. */
  before?: (line: PrescriptionLine, id: string) => ReactNode;
};

/**
 * The drugs of a prescription. Each line shows how often and for how long to take the drug, and whether a pharmacy has
 * dispensed it.
 */
export function PrescriptionLines({ lines, before }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  return (
    <ul className={css.lines} aria-label={t.lines}>
      {lines.map((line) => {
        const { id, drug, periodicity_per_day: often, for_how_long: long, dispensed_at, pharmacy } = line;
        return (
          <li key={id} data-spent={dispensed_at ? '' : undefined}>
            {before?.(line, `drug-${id}`)}
            <div>
              <b id={`drug-${id}`}>{drug.name}</b>
              <span>{`${t.periodicity[often] ?? often} · ${long}`}</span>
              {dispensed_at && pharmacy ? (
                <Badge shape="bar">{t.dispensed(nearInstant(dispensed_at, now), pharmacy.name)}</Badge>
              ) : (
                <Badge tone="tea" shape="hollow">
                  {t.waiting}
                </Badge>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
