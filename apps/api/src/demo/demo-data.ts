import { demoCode, demoId, dice } from './seed.ts';
import { asAddress, drawNames, fullName, type Name } from './people.ts';
import type { FictionalPlace, RealHospital, Source } from './source.ts';

export interface Person {
  id: string;
  code: string;
  name: string;
  email: string;
  phone: string;
  gender: 'Male' | 'Female';
  birthYear: number;
}
export interface DemoPlace {
  id: string;
  code: string;
  kind: 'hospital' | 'laboratory' | 'pharmacy';
  type: 'Hospital' | 'Clinic' | null;
  email: string;
  phone: string;
  source: RealHospital | FictionalPlace;
  name: string;
}
export interface DemoDoctor {
  id: string;
  code: string;
  name: string;
  email: string;
  phone: string;
  gender: 'Male' | 'Female';
  specialities: string[];
  treats: string[];
  sees: string;
  places: DemoPlace[];
  fee: number | null;
  slotMinutes: 15 | 30 | 60;
}

/** Whether this place is one of those with which readers of README.md sign in; there is one of each kind. */
export const isDemoPlace = ({ email, kind }: DemoPlace) => email === `${kind}@ivuriro.test`;

/**
 * Generates the people and places from random numbers that do not depend on the date, so that they are the same every
 * day.
 */
export function drawDemoData(source: Source) {
  const names = drawNames(source, dice('names'));
  const demoPatient = names.reserve({ given: 'Aline', family: 'Uwase', gender: 'Female' });
  const demoDoctor = names.reserve({ given: 'Eric', family: 'Habimana', gender: 'Male' });
  // the mother of the demo's family (`family.ts`)
  names.reserve({ given: 'Jeanne', family: 'Mukamana', gender: 'Female' });
  const both = names.reserve({ given: 'Claude', family: 'Ishimwe', gender: 'Male' });
  const places = drawPlaces(source);
  const hospitals = places.filter((place) => place.kind === 'hospital');
  return {
    places,
    doctors: drawDoctors(source, hospitals, { demoDoctor, both, draw: names.draw }),
    patients: [demoPatient, both, ...Array.from({ length: 68 }, names.draw)].map(patient),
  };
}
export type DemoData = ReturnType<typeof drawDemoData>;

const phone = (index: number) => `+2507880000${String(index % 100).padStart(2, '0')}`;

function patient(name: Name, index: number): Person {
  return {
    id: demoId('patient', index),
    code: demoCode(8, 'patient', index),
    name: fullName(name),
    email: ['patient@ivuriro.test', 'both@ivuriro.test'][index] ?? `${asAddress(fullName(name))}@patients.ivuriro.test`,
    phone: phone(index),
    gender: name.gender,
    birthYear: 1948 + dice('born', index).below(58),
  };
}

function drawPlaces({ hospitals, places }: Source): DemoPlace[] {
  const make =
    (kind: DemoPlace['kind'], type: DemoPlace['type'], first?: string) =>
    (source: RealHospital | FictionalPlace, index: number): DemoPlace => ({
      id: demoId(kind, type ?? '', index),
      code: demoCode(8, kind, type ?? '', index),
      kind,
      type,
      source,
      name: source.name,
      email: index === 0 && first ? first : `${asAddress(source.name)}@places.ivuriro.test`,
      phone: phone(index + 10),
    });
  return [
    ...hospitals.map(make('hospital', 'Hospital')),
    ...places.clinics.map(make('hospital', 'Clinic', 'hospital@ivuriro.test')),
    ...places.laboratories.map(make('laboratory', null, 'laboratory@ivuriro.test')),
    ...places.pharmacies.map(make('pharmacy', null, 'pharmacy@ivuriro.test')),
  ];
}

const withoutTitle = [
  'Optometry',
  'Clinical psychology',
  'Physiotherapy and rehabilitation',
  'Nutrition and dietetics',
];
const fees = [5000, 6000, 8000, 10_000, 10_000, 12_500, 15_000, 15_000, 20_000, 25_000, null];

function drawDoctors(
  { specialities }: Source,
  hospitals: DemoPlace[],
  names: { demoDoctor: Name; both: Name; draw: () => Name },
): DemoDoctor[] {
  const open = hospitals.filter((place) => !place.source.only);
  const clinic = hospitals.find((place) => place.email === 'hospital@ivuriro.test')!;
  const second = hospitals.find((place) => place.name === 'Kibagabaga Hospital')!;
  const posts = Object.entries(specialities).flatMap(([name, speciality]) =>
    Array.from({ length: speciality.doctors }, (_, index) => ({ name, ...speciality, first: index === 0 })),
  );
  return posts.map(({ name: speciality, sees, treats, first }, index): DemoDoctor => {
    const throws = dice('doctor', index);
    const isDemo = index === 0;
    const isBoth = first && speciality === 'Family and community medicine';
    const person = isDemo ? names.demoDoctor : isBoth ? names.both : names.draw();
    const own = hospitals.filter((place) => place.source.only?.includes(speciality));
    const others = throws.some(open, throws.between(0, 1));
    const places = isDemo
      ? [clinic, second]
      : [...(own.length > 0 ? [throws.pick(own)] : []), open[index % open.length]!, ...others];
    return {
      id: demoId('doctor', index),
      code: demoCode(8, 'doctor', index),
      name: `${withoutTitle.includes(speciality) ? '' : 'Dr. '}${fullName(person)}`,
      email: isDemo
        ? 'doctor@ivuriro.test'
        : isBoth
          ? 'both@ivuriro.test'
          : `${asAddress(fullName(person))}@doctors.ivuriro.test`,
      phone: phone(index),
      gender: person.gender,
      specialities: isDemo ? [speciality, 'Internal medicine'] : [speciality],
      treats: isDemo ? [...new Set([...treats, ...specialities['Internal medicine']!.treats])] : treats,
      sees,
      places: [...new Set(places)],
      fee: isDemo ? 10_000 : throws.pick(fees),
      slotMinutes: isDemo ? 30 : throws.pick([15, 30, 30, 30, 60, 60]),
    };
  });
}
