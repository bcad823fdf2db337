import { useTexts } from '../../lib/language/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Field.tsx';
import { FilterPanel } from '../../ui/FilterPanel.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { type Narrowing, setFilters } from './active-filters.ts';
import { addressOf } from './place-filters.ts';
import { kinds } from './place-kinds.ts';
import { listTexts } from './list-texts.ts';

type Props = Narrowing & {
  sectors: string[];
  /** '12 pharmacies' */
  found: string;
};

export function PlaceFilters({ kind, criteria, specialities, sectors, insurers, found }: Props) {
  const t = useTexts(listTexts);
  const { text, specialty, sector, insurer, openNow, order, near } = criteria;
  const set = setFilters({ kind, criteria, specialities, insurers }, t);
  return (
    <FilterPanel
      set={set}
      found={found}
      often={!openNow && { label: t.openNow, to: addressOf(kind, criteria, { openNow: true }) }}
    >
      <Filters
        keep={['text-search', 'order-by', 'near']}
        clear={(text || order || near || set.length > 0) && kinds[kind].path}
      >
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
        <Select
          label={t.insurance}
          name="insurance_id"
          defaultValue={insurer}
          empty={t.anyInsurance}
          options={insurers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Checkbox label={t.openNow} name="open-now" value="1" defaultChecked={openNow} />
      </Filters>
    </FilterPanel>
  );
}
