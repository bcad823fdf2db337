import type { Api } from '../../lib/api/contract.ts';

/** One published doctor as the page gets them. */
export type Doctor = Api['GET /show/doctor/{id}']['data'];
export type Place = Doctor['hospitalAffiliations'][number];
