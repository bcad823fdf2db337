import type { listTexts } from './list-texts.ts';
import { addressOf, type PlaceCriteria } from './place-filters.ts';
import type { PlaceKind } from './place-kinds.ts';

type Named = { id: string; name: string };
export type Narrowing = {
  kind: PlaceKind;
  criteria: PlaceCriteria;
  /** The options of the speciality filter; undefined for kinds of place without this filter. */
  specialities: Named[] | undefined;
  insurers: Named[];
};

/** The active filters: the query parameter and the text of each filter, and the URL of the list without that filter. */
export function setFilters(
  { kind, criteria, specialities, insurers }: Narrowing,
  t: Pick<(typeof listTexts)['en'], 'openNow'>,
) {
  const { specialty, sector, insurer, openNow } = criteria;
  const to = (change: Partial<PlaceCriteria>) => addressOf(kind, criteria, change);
  return [
    ...(openNow ? [{ name: 'open-now', label: t.openNow, to: to({ openNow: false }) }] : []),
    ...(specialty ? [{ name: 'specialty', label: nameIn(specialities, specialty), to: to({ specialty: '' }) }] : []),
    ...(insurer ? [{ name: 'insurance_id', label: nameIn(insurers, insurer), to: to({ insurer: '' }) }] : []),
    ...(sector ? [{ name: 'sector', label: sector, to: to({ sector: '' }) }] : []),
  ];
}

const nameIn = (named: Named[] | undefined, chosen: string) => named?.find(({ id }) => id === chosen)?.name ?? chosen;
