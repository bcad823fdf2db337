import type { Api } from '../../lib/api/contract.ts';

/** A published doctor, as the API sends them to the doctor's page. */
export type Doctor = Api['GET /show/doctor/{id}']['data'];
export type Place = Doctor['hospitalAffiliations'][number];
