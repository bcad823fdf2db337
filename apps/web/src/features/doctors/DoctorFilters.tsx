import type { Facets } from '@ivuriro/contract/directory';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Select } from '../../ui/Field.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { addressOf, type DoctorCriteria, filtersIn } from './doctor-filters.ts';
import { howMany } from './facet-count.ts';
import { texts } from './texts.ts';

type Props = { criteria: DoctorCriteria; facets: Facets; specialities: { id: string; name: string }[] };

/** The filters of the list of doctors, each option with the number of doctors that match it. */
export function DoctorFilters({ criteria, facets, specialities }: Props) {
  const t = useTexts(texts);
  const { text, order, near } = criteria;
  const narrowed = text || order || near || filtersIn(criteria).length > 0;
  const named = (one: Facets['district'][number]) => `${one.name} (${howMany(one)})`;
  const district = districtIn(facets, criteria.district);
  return (
    <Filters keep={['text-search', 'order-by', 'near']} clear={narrowed && addressOf(criteria, cleared)}>
      <Segment
        legend={t.type}
        name="consultation_type"
        defaultValue={criteria.consultation_type}
        options={[
          { value: '', label: t.anyType },
          ...facets.consultation_type.map((one) => ({
            value: one.value,
            label: one.value === 'ONLINE' ? t.online : t.inPerson,
            count: howMany(one),
            none: one.count === 0,
          })),
        ]}
      />
      <Select
        label={t.speciality}
        name="specialty"
        defaultValue={criteria.specialty}
        empty={t.allSpecialities}
        options={specialities.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RadioList
        legend={t.free}
        name="free"
        defaultValue={criteria.free}
        options={[
          { value: '', label: t.anyDay },
          ...facets.free.map((one) => ({
            value: one.value,
            label: t.days[one.value] ?? one.name,
            count: howMany(one),
            none: one.count === 0,
          })),
        ]}
      />
      <RadioList
        legend={t.language}
        name="language"
        defaultValue={criteria.language}
        options={[
          { value: '', label: t.anyLanguage },
          ...withChosen(facets.language, criteria.language).map((one) => ({
            value: one.value,
            label: one.name,
            count: howMany(one),
            none: one.count === 0,
          })),
        ]}
      />
      <RadioList
        legend={t.gender}
        name="gender"
        defaultValue={criteria.gender}
        options={[
          { value: '', label: t.anyGender },
          ...facets.gender.map((one) => ({
            value: one.value,
            label: t.genders[one.value] ?? one.name,
            count: howMany(one),
            none: one.count === 0,
          })),
        ]}
      />
      <Select
        label={t.district}
        name="district"
        defaultValue={district}
        empty={t.allDistricts}
        options={withChosen(facets.district, district).map((one) => ({ value: one.name, label: named(one) }))}
      />
      <Select
        label={t.insurance}
        name="insurance_id"
        defaultValue={criteria.insurance_id}
        empty={t.anyInsurance}
        options={withChosen(facets.insurance_id, criteria.insurance_id).map((one) => ({
          value: one.value,
          label: named(one),
        }))}
      />
      <Select
        label={t.fee}
        name="max_fee"
        defaultValue={criteria.max_fee}
        empty={t.anyFee}
        options={fees.map((fee) => ({ value: String(fee), label: t.feeUpTo(money(fee)) }))}
      />
    </Filters>
  );
}

/** In Rwandan francs. */
const fees = [5_000, 10_000, 15_000, 20_000, 30_000, 50_000];

const cleared = {
  text: '',
  order: '',
  near: '',
  specialty: '',
  consultation_type: '',
  free: '',
  language: '',
  district: '',
  insurance_id: '',
  gender: '',
  max_fee: '',
} as const;

/** Returns the name of a district from its code or name. URLs contain the name, because it is more readable. */
export const districtIn = (facets: Facets, district: string): string =>
  facets.district.find(({ value }) => value === district)?.name ?? district;

/** Adds the chosen value to the options if no doctor matches it, so that it can still be seen and removed. */
function withChosen(values: Facets['district'], chosen: string): Facets['district'] {
  const known = !chosen || values.some(({ value, name }) => value === chosen || name === chosen);
  return known ? values : [...values, { value: chosen, name: chosen, count: 0, more: false }];
}
