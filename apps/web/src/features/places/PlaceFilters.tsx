import { useMessages } from '../../shared/i18n/messages.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Select } from '../../shared/ui/Field.tsx';
import { Filters } from '../../shared/ui/Filters.tsx';
import { kinds, type PlaceKind } from './kinds.ts';
import { messages } from './messages.ts';

type Props = {
  kind: PlaceKind;
  text: string;
  /** Absent where the kind is not found by speciality. */
  specialities: { id: string; name: string }[] | undefined;
  specialty: string;
  sectors: string[];
  sector: string;
  openNow: boolean;
};

export function PlaceFilters({ kind, text, specialities, specialty, sectors, sector, openNow }: Props) {
  const t = useMessages(messages);
  return (
    <Filters keep={['text-search']} clear={(text || specialty || sector || openNow) && kinds[kind].path}>
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
  );
}
