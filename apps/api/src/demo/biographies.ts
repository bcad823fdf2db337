import { dice } from './seed.ts';
import type { DemoDoctor } from './demo-data.ts';

const schools = [
  'University of Rwanda, College of Medicine and Health Sciences',
  'Makerere University, Kampala',
  'University of Nairobi',
  'Université de Kinshasa',
  'Muhimbili University, Dar es Salaam',
];
const ways = [
  'Takes time for questions and writes the plan down before you leave.',
  'Explains results with drawings and in the language that you speak at home.',
  'Likes to hear what you have tried already, and starts with the simplest thing that can help.',
  'Works closely with the nurses of the ward and tells you who to call at night.',
  'Prefers few medicines, well explained, and one more look after two weeks.',
];
const outside = [
  'Grew up in Huye and walks the hills on Sundays.',
  'Trains young colleagues on Thursdays.',
  'Visits schools twice a year to speak about health.',
  'Sings in a choir in Kigali.',
  'Father of two, and gets up early.',
  'Mother of three, and gets up early.',
];

/** A biography in simple words, which states that the doctor is invented. */
export function biographyOf({ name, gender, sees }: DemoDoctor, index: number): string {
  const throws = dice('biography', index);
  const years = throws.between(4, 27);
  const private_ = outside.filter((line) => !line.startsWith(gender === 'Male' ? 'Mother' : 'Father'));
  return [
    `<p>${name} (demo) sees ${sees}, and has done so for ${years} years.</p>`,
    `<p>${throws.pick(ways)} ${throws.pick(ways.slice(0, 2)) === ways[0] ? 'Online visits are kept to the minute; ' : 'Visits begin on time; '}when something urgent comes between, you are told at once.</p>`,
    `<p>${throws.pick(private_)} This person is invented for the demonstration.</p>`,
  ].join('');
}

const values = (...texts: string[]) => texts.map((value) => ({ value }));

/** The languages, the training and the other lists of a doctor's profile. */
export function schooling({ specialities }: DemoDoctor, index: number) {
  const throws = dice('schooling', index);
  const began = throws.between(1994, 2012);
  return {
    language_spoken: values(
      'Kinyarwanda',
      ...throws.some(['English', 'French', 'Kiswahili'], throws.between(1, 2)).toSorted(),
    ),
    education_trainings: values(
      `Degree, ${throws.pick(schools)}, ${began + 6}`,
      `Training in ${specialities[0]!.toLowerCase()}, ${throws.pick(schools)}, ${began + 11}`,
    ),
    awards_honors: throws.chance(25) ? values(`Teacher of the year, ${began + 14}`) : [],
    publication: [],
    other_certificates: throws.chance(50) ? values('First aid instructor') : [],
  };
}
