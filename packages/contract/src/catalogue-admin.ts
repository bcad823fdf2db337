import * as z from 'zod';
import { facility, imaging, insurance, speciality, symptomDisease, test } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { importing } from './import.ts';
import { oneLine, optionalText, page, paging, search } from './wire.ts';
import { list, kept, saved, admin } from './managed-list.ts';

export const insurancesKept = {
  list: list('/admin/insurances', insurance, 'Insurers A–Z, and `none` for patients who pay themselves.'),
  ...kept({
    path: '/admin/insurances',
    object: 'insurance',
    body: z.strictObject({ name: oneLine(200) }),
    data: saved('insurance'),
    saved: 'Insurance content is now saved',
    removed: 'The insurance was removed',
    what: 'an insurer; its logo is uploaded afterwards',
  }),
};

export const symptomDiseasesKept = {
  list: list('/admin/symptomDiseases', symptomDisease, 'Diseases and symptoms A–Z.'),
  ...kept({
    path: '/admin/symptomDiseases',
    object: 'symptom_disease',
    body: z.strictObject({ name: oneLine(200), type: z.enum(['Symptom', 'Disease'], 'Choose Symptom or Disease.') }),
    data: symptomDisease,
    saved: 'Disease or symptom content is now saved',
    removed: 'The disease or symptom was removed',
    what: 'a disease or symptom',
  }),
};

export const testForm = z.strictObject({
  title: oneLine(200),
  description: optionalText(20_000),
  patient_preparation: optionalText(2_000),
  basic_of_test: optionalText(2_000),
});

export const testsKept = {
  list: endpoint('GET /admin/tests', {
    ...admin,
    query: z.object({ 'text-search': search, ...paging }),
    data: page(test),
    summary: 'Laboratory tests A–Z.',
  }),
  import: importing('/admin/tests', 'title, description, patient_preparation, basic_of_test'),
  ...kept({
    path: '/admin/tests',
    object: 'catalogue_test',
    body: testForm,
    data: test,
    saved: 'Laboratory test content is now saved',
    removed: 'The laboratory test was removed',
    what: 'a laboratory test; the description is rich text, cleaned by the server',
  }),
};

export const imagingsKept = {
  list: list('/admin/imagings', imaging, 'Kinds of imaging A–Z.'),
  ...kept({
    path: '/admin/imagings',
    object: 'imaging',
    body: z.strictObject({ title: oneLine(200) }),
    data: imaging,
    saved: 'Imaging content is now saved',
    removed: 'The imaging was removed',
    what: 'an imaging',
  }),
};

export const specialitiesKept = {
  list: list('/admin/specialties', speciality, 'Specialities A–Z.'),
  ...kept({
    path: '/admin/specialties',
    object: 'speciality',
    body: z.strictObject({ name: oneLine(200) }),
    data: speciality,
    saved: 'Speciality content is now saved',
    removed: 'The speciality was removed',
    what: 'a speciality',
  }),
};

export const facilitiesKept = {
  list: list('/admin/facilities', facility, 'Facilities A–Z.'),
  ...kept({
    path: '/admin/facilities',
    object: 'facility',
    body: z.strictObject({ title: oneLine(200), description: optionalText(1_000) }),
    data: saved('facility'),
    saved: 'Facility content is now saved',
    removed: 'The facility was removed',
    what: 'a facility; its picture is uploaded afterwards',
  }),
};
