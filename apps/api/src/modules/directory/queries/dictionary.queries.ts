import type { Reads } from '../../../platform/db/reads.ts';

export interface CatalogueNames {
  specialities: { id: string; name: string }[];
  illnesses: { id: string; name: string }[];
  divisions: { code: number; name: string }[];
  tests: { id: string; name: string; category: string; common: boolean }[];
  drugs: { id: string; name: string; class: string; common: boolean }[];
}

/** Reads all names of the catalogue that people search for, as one row. */
export async function catalogueNames(reads: Reads): Promise<CatalogueNames> {
  const { rows } = await reads.query<CatalogueNames>({
    name: 'dictionary',
    text: `select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from speciality_name) as specialities,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from symptom_disease_name) as illnesses,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name) order by code), '[]')
        from division_name) as divisions,
      (select coalesce(json_agg(json_build_object('id', id, 'name', title, 'category', category, 'common', common)
          order by common desc, title), '[]')
        from test_name) as tests,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'class', class, 'common', common)
          order by common desc, name), '[]')
        from drug_name) as drugs`,
  });
  return rows[0]!;
}
