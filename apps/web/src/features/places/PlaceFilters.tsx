import { useTexts } from '../../lib/language/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Field.tsx';
import { FilterPanel } from '../../ui/FilterPanel.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { addressOf, type PlaceCriteria } from './place-filters.ts';
import { kinds, type PlaceKind } from './place-kinds.ts';
import { listTexts } from './list-texts.ts';

type Props = {
  kind: PlaceKind;
  criteria: PlaceCriteria;
  /** The options of the speciality filter; undefined for kinds of place without this filter. */
  specialities: { id: string; name: string }[] | undefined;
  sectors: string[];
};

export function PlaceFilters({ kind, criteria, specialities, sectors }: Props) {
  const t = useTexts(listTexts);
  const { text, specialty, sector, openNow } = criteria;
  const to = (change: Partial<PlaceCriteria>) => addressOf(kind, criteria, change);
  const named = specialities?.find(({ id }) => id === specialty)?.name ?? specialty;
  const set = [
    ...(openNow ? [{ label: t.openNow, to: to({ openNow: false }) }] : []),
    ...(specialty ? [{ label: named, to: to({ specialty: '' }) }] : []),
    ...(sector ? [{ label: sector, to: to({ sector: '' }) }] : []),
  ];
  return (
    <FilterPanel set={set} often={!openNow && { label: t.openNow, to: to({ openNow: true }) }}>
      <Filters keep={['text-search']} clear={(text || set.length > 0) && kinds[kind].path}>
        {specialities && (
          <Select
            label={t.speciality}
            name="specialty"
            defaultValue={specialty}
            empty={t.all}
            options={specialities.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Select
          label={t.sector}
          name="sector"
          defaultValue={sector}
          empty={t.all}
          options={sectors.map((name) => ({ value: name, label: name }))}
        />
        <Checkbox label={t.openNow} name="open-now" value="1" defaultChecked={openNow} />
      </Filters>
    </FilterPanel>
  );
}
