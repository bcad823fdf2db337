import type { Facets } from '@ivuriro/contract/directory';
import { isKeyOf } from '../../lib/address.ts';
import { money } from '../../lib/language/money.ts';
import { addressOf, type DoctorCriteria, type FilterName, filtersIn } from './doctor-filters.ts';
import { districtIn } from './DoctorFilters.tsx';
import type { DoctorsTexts } from './texts.ts';

type Narrowing = { criteria: DoctorCriteria; facets: Facets; specialities: { id: string; name: string }[] };

/** The active filters: the text of each filter, and the URL of the list without that filter. */
export function setFilters({ criteria, facets, specialities }: Narrowing, t: DoctorsTexts) {
  const types = { ONLINE: t.online, PHYSICAL: t.inPerson };
  const nameOf: Record<FilterName, (value: string) => string | undefined> = {
    specialty: (value) => specialities.find(({ id }) => id === value)?.name,
    consultation_type: (value) => (isKeyOf(types, value) ? types[value] : undefined),
    free: (value) => (isKeyOf(t.freeOn, value) ? t.freeOn[value] : undefined),
    language: (value) => value,
    gender: (value) => t.genders[value],
    max_fee: (value) => t.feeUpTo(money(Number(value) || 0)),
    district: (value) => districtIn(facets, value),
    insurance_id: (value) => facets.insurance_id.find((one) => one.value === value)?.name,
  };
  return filtersIn(criteria).map((name) => ({
    name,
    label: nameOf[name](criteria[name]) ?? criteria[name],
    to: addressOf(criteria, { [name]: '' }),
  }));
}
