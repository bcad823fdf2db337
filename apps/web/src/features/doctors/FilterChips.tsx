import type { Facets } from '@ivuriro/contract/directory';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ChipLink, ChipRow } from '../../shared/ui/Chip.tsx';
import { addressOf, type Asked, type FilterName, filtersIn } from './asked.ts';
import { districtIn } from './DoctorFilters.tsx';
import { messages } from './messages.ts';

type Props = { asked: Asked; facets: Facets; specialities: { id: string; name: string }[] };

/** What is set, each to be taken away with a tap; and the one that most people want. */
export function FilterChips({ asked, facets, specialities }: Props) {
  const t = useMessages(messages);
  const nameOf: Record<FilterName, (value: string) => string | undefined> = {
    specialty: (value) => specialities.find(({ id }) => id === value)?.name,
    consultation_type: (value) => ({ ONLINE: t.online, PHYSICAL: t.inPerson })[value],
    free: (value) => t.freeOn[value],
    language: (value) => value,
    district: (value) => districtIn(facets, value),
    insurance_id: (value) => facets.insurance_id.find((one) => one.value === value)?.name,
  };
  return (
    <ChipRow label={t.setFilters}>
      {filtersIn(asked).map((name) => (
        <ChipLink key={name} to={addressOf(asked, { [name]: '' })} on>
          <span className="sr">{t.takeAway} </span>
          {nameOf[name](asked[name]) ?? asked[name]}
        </ChipLink>
      ))}
      {!asked.free && <ChipLink to={addressOf(asked, { free: 'today' })}>{t.freeOn.today}</ChipLink>}
    </ChipRow>
  );
}
