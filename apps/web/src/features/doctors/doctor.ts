import type { Api } from '../../lib/api/contract.ts';

/** A published doctor as the page receives them. */
export type Doctor = Api['GET /show/doctor/{id}']['data'];
export type Place = Doctor['hospitalAffiliations'][number];
