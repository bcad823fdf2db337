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
const found = { doctors: [doctor], hospitals: [place], laboratories: [], pharmacies: [] } as unknown as SearchResults;

it('each search result links to its page, and results are grouped by kind', () => {
  expect(groupHitsByKind(found)).toEqual([
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
  ]);
});
