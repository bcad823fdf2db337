import { catalogueDetails, testDescription } from './catalogue-details.ts';
import { readData } from '../../../platform/read-data.ts';
import { stableId } from '../../../platform/stable-id.ts';

interface Items<T> {
  items: T[];
}

export async function specialities() {
  const { items } = await readData<Items<{ en: string }>>('specialities.json');
  return items.map(({ en }) => ({ id: stableId('speciality', en), name: en }));
}

export async function symptomsDiseases() {
  const { items } = await readData<Items<{ en: string; type: string }>>('diseases-symptoms.json');
  return items.map(({ en, type }) => ({ id: stableId('symptom_disease', en), name: en, type }));
}

export async function insurers() {
  const { items } = await readData<Items<{ id: string; name: string }>>('insurers.json');
  return items.map(({ id, name }) => ({ id, name: id === 'none' ? 'No insurance, I pay' : name }));
}

export async function imagings() {
  const { items } = await readData<Items<{ title: string }>>('imaging.json');
  return items.map(({ title }) => ({ id: stableId('imaging', title), title }));
}

export async function facilities() {
  const { facility_amenities: titles } = await readData<{ facility_amenities: string[] }>('facility-kinds.json');
  const { facilities: details } = await catalogueDetails();
  return titles.map((title) => ({ id: stableId('facility', title), title, description: details[title] ?? '' }));
}

interface TestItem {
  title: string;
  category: string;
  specimen: string | null;
}
export async function tests() {
  const { items } = await readData<Items<TestItem>>('lab-tests.json');
  const { tests: details } = await catalogueDetails();
  return items.map(({ title, category, specimen }) => {
    const about = details[title];
    return {
      id: stableId('test', title),
      title,
      category,
      description: about ? testDescription(about) : '',
      patient_preparation: about?.preparation ?? '',
      basic_of_test: specimen ?? '',
      common: about?.common ?? false,
    };
  });
}
