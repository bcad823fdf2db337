import * as z from 'zod';
import { endpoint, owned, ownedEndpoint } from './endpoint.ts';
import type { Permission } from './permissions.ts';
import { day, id, many, uuid } from './wire.ts';

/** The URL of a PDF, which is valid for fifteen minutes. */
const data = z.object({ url: z.string() });

type About = 'appointment' | 'laboratory_order' | 'pharmacy_order';

/** The endpoint for a PDF about one appointment or order, whose id is `id`. */
const paper = <const N extends string, const A extends About>(
  name: N,
  about: A,
  permission: Permission,
  summary: string,
) =>
  ownedEndpoint(`GET /papers/${name}`, {
    permission,
    object: `${about}@query.id`,
    audit: `${about}.printed`,
    budget: 'audited_read',
    query: z.object({ id }),
    data,
    summary: `${summary} 404 not_found when there is none.`,
  });

/** The most rows of a list whose papers one document contains. */
export const papersAtOnce = 50;

/** The endpoint for one PDF about selected rows of a list, whose ids are `id`. */
const papersOfSelected = <const N extends string>(name: N, permission: Permission, summary: string) =>
  ownedEndpoint(`GET /papers/${name}`, {
    permission,
    object: 'own',
    audit: 'list.printed',
    budget: 'csv',
    query: z.object({ id: many(uuid).pipe(z.array(uuid).max(papersAtOnce)) }),
    data,
    summary: `${summary} One document, in the order of the ids, of which at most ${papersAtOnce} are sent. Ids of other providers are left out; 404 not_found when none is left.`,
  });

const receiptOf = (what: string) => `The receipt for the cash of ${what}, as a PDF.`;
const receipt = receiptOf('an appointment');
const orderReceipt = receiptOf('an order');

/** The PDFs that a doctor or hospital prints. */
export const deskPapers = owned({
  name: 'desk_papers',
  kinds: ['doctor', 'hospital'],
  mounts: ['own'],
  endpoints: {
    // it has the phone numbers of the patients
    dayList: ownedEndpoint('GET /papers/day_list', {
      permission: 'patients.read',
      object: 'own',
      audit: 'agenda.printed',
      budget: 'audited_read',
      query: z.object({ date: day }),
      data,
      summary: 'The appointments of a day by doctor and time, with the phone numbers of the patients, as a PDF.',
    }),
    label: paper('label', 'appointment', 'agenda.read', 'A label for the file of the patient, as a PDF.'),
    labels: papersOfSelected('labels', 'agenda.read', 'The labels for the patients of these appointments, as a PDF.'),
    receipt: paper('receipt', 'appointment', 'cash.read', receipt),
  },
});

export const laboratoryPapers = owned({
  name: 'laboratory_papers',
  kinds: ['laboratory'],
  mounts: ['own'],
  endpoints: {
    request: paper('lab_request', 'laboratory_order', 'orders.work', 'The ordered tests for the bench, as a PDF.'),
    result: paper(
      'lab_result',
      'laboratory_order',
      'results.release',
      'A sheet on which the results of the ordered tests are written and signed, as a PDF.',
    ),
    requests: papersOfSelected('lab_requests', 'orders.work', 'The ordered tests of these orders, as a PDF.'),
    results: papersOfSelected(
      'lab_results',
      'results.release',
      'The sheets for the results of these orders, as a PDF.',
    ),
    receipt: paper('receipt', 'laboratory_order', 'cash.read', orderReceipt),
  },
});

export const pharmacyPapers = owned({
  name: 'pharmacy_papers',
  kinds: ['pharmacy'],
  mounts: ['own'],
  endpoints: {
    label: paper(
      'drug_label',
      'pharmacy_order',
      'orders.work',
      'A label for each drug of an order, with how to take it when it was prescribed here, as a PDF.',
    ),
    labels: papersOfSelected('drug_labels', 'orders.work', 'The labels for the drugs of these orders, as a PDF.'),
    receipt: paper('receipt', 'pharmacy_order', 'cash.read', orderReceipt),
  },
});

const ownReceipt = <const A extends About>(about: A, summary: string) =>
  ({
    who: 'patient',
    object: `${about}@query.id`,
    audit: `${about}.printed`,
    budget: 'audited_read',
    query: z.object({ id }),
    data,
    summary,
  }) as const;

export const patientPapers = {
  receipt: endpoint('GET /patient/papers/receipt', ownReceipt('appointment', receipt)),
  laboratoryReceipt: endpoint('GET /patient/laboratory/papers/receipt', ownReceipt('laboratory_order', orderReceipt)),
  pharmacyReceipt: endpoint('GET /patient/pharmacy/papers/receipt', ownReceipt('pharmacy_order', orderReceipt)),
};
