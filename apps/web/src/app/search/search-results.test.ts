import { expect, it } from 'vitest';
import { type SearchResults, groupHitsByKind } from './search-results.ts';

const place = {
  id: '7',
  name: 'Lake Clinic',
  type: 'Clinic',
  sector: 'Gisenyi',
  district: 'Rubavu',
  primary_picture: null,
};
const doctor = {
  id: '1',
  name: 'Dr. Eric Habimana',
  picture: null,
  doctorSpecialties: [{ id: '2', name: 'Cardiology' }],
  hospitalAffiliations: [{ id: '3', name: 'Hospital of the Hills', district: 'Huye' }],
};
const found = {
  doctors: [doctor],
  hospitals: [place],
  laboratories: [],
  pharmacies: [],
  tests: [],
  drugs: [{ id: '9', name: 'Paracetamol, tablet 500 mg', offered_by: 3 }],
} as unknown as SearchResults;

it('each search result links to its page, and results are grouped by kind', () => {
  expect(groupHitsByKind(found, (section, places) => `${places} have ${section}`)).toEqual([
    {
      kind: 'doctors',
      hits: [
        {
          id: '1',
          to: '/doctors/view/1',
          name: 'Dr. Eric Habimana',
          says: 'Cardiology · Hospital of the Hills',
          picture: null,
        },
      ],
    },
    {
      kind: 'hospitals',
      hits: [
        {
          id: '7',
          to: '/hospital-clinics/view/7',
          name: 'Lake Clinic',
          says: 'Clinic · Gisenyi, Rubavu',
          picture: null,
        },
      ],
    },
    {
      kind: 'drugs',
      hits: [
        {
          id: '9',
          to: '/pharmacies?text-search=Paracetamol%2C+tablet+500+mg',
          name: 'Paracetamol, tablet 500 mg',
          says: '3 have drugs',
          offeredBy: 3,
        },
      ],
    },
  ]);
});
