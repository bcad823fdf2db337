import { told } from './api.ts';

export interface PublicPage {
  name: string;
  path: string;
}

/** The three most frequent landing pages. */
export async function entrances(): Promise<PublicPage[]> {
  const { data } = await told('GET /doctors?per_page=1');
  return [
    { name: 'The start', path: '/' },
    { name: 'The doctors', path: '/doctors' },
    { name: 'A doctor', path: `/doctors/view/${data[0].id}` },
  ];
}

const lists = {
  doctors: { name: 'A doctor', call: 'GET /doctors' },
  'hospital-clinics': { name: 'A hospital', call: 'GET /hospitals' },
  laboratories: { name: 'A laboratory', call: 'GET /laboratories' },
  pharmacies: { name: 'A pharmacy', call: 'GET /pharmacies' },
  blog: { name: 'A post', call: 'GET /blogs' },
};

/** One page of every kind that anybody may open. */
export async function everyPublicPage(): Promise<PublicPage[]> {
  const details = await Promise.all(
    Object.entries(lists).map(async ([list, { name, call }]) => {
      const { data } = await told(`${call}?per_page=1`);
      return { name, path: `/${list}/view/${data[0].id}` };
    }),
  );
  return [
    { name: 'The start', path: '/' },
    { name: 'A list of medicines', path: '/basket' },
    ...Object.keys(lists).map((list) => ({ name: `The list ${list}`, path: `/${list}` })),
    ...details,
    ...details.flatMap(({ path }) => offeringPages(path)),
    ...['faq', 'terms', 'privacy-policy', 'contact'].map((page) => ({ name: `The page ${page}`, path: `/${page}` })),
  ];
}

/** The pages that list the offerings of a laboratory and of a pharmacy. */
function offeringPages(place: string): PublicPage[] {
  if (place.startsWith('/laboratories')) return [{ name: 'Its tests', path: place.replace('/view', '') + '/tests' }];
  return place.startsWith('/pharmacies') ? [{ name: 'Its drugs', path: `${place}/drugs` }] : [];
}
