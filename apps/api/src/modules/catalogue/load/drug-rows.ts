import { catalogueDetails, drugDescription } from './catalogue-details.ts';
import { readData } from '../../../platform/read-data.ts';
import { stableId } from '../../../platform/stable-id.ts';

interface DrugItem {
  name: string;
  /** The form with strength and pack, which is the second part of the displayed name: 'capsule 500 mg (pack 21)'. */
  form: string;
  ingredient: string;
  strength: string;
  /** The form with its pack and without the strength: 'capsule (pack 21)'. */
  dosage: string;
  atc: string;
  supply: string;
  price_rwf_demo: number;
}
interface DrugFile {
  categories: { name: string; classes: { name: string; drugs: DrugItem[] }[] }[];
}

/** The supplied drugs with their classes and categories. The prices are only examples, as the file says. */
export async function drugLists() {
  const { categories } = await readData<DrugFile>('drugs.json');
  const { drugs: details } = await catalogueDetails();
  const idOf = (category: string) => stableId('drug_category', category);
  const classes = categories.flatMap((category) =>
    category.classes.map((one) => ({
      row: {
        id: stableId('drug_class', `${category.name}/${one.name}`),
        name: one.name,
        drug_category_id: idOf(category.name),
      },
      drugs: one.drugs,
    })),
  );
  return {
    categories: categories.map(({ name }) => ({ id: idOf(name), name })),
    classes: classes.map(({ row }) => row),
    drugs: classes.flatMap(({ row, drugs }) =>
      drugs.map(({ name, form, supply, ingredient, strength, dosage, atc, price_rwf_demo }) => {
        const about = details[`${name}, ${form}`] ?? details[name];
        return {
          id: stableId('drug', `${row.id}/${name}/${form}`),
          name: `${name}, ${form}`,
          description: about ? drugDescription(about) : '',
          common: about?.common ?? false,
          price: price_rwf_demo,
          status: 'IN_STOCK',
          supply,
          ingredient,
          strength,
          form: dosage,
          atc,
          drug_class_id: row.id,
        };
      }),
    ),
  };
}
