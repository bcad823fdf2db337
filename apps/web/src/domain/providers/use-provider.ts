import type { Kind } from '@ivuriro/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Api } from '../../lib/api/contract.ts';
import { useCall } from '../../lib/api/use-call.ts';

const reads = {
  doctor: 'GET /admin/doctors/{doctor_id}',
  hospital: 'GET /admin/hospitals/{hospital_id}',
  laboratory: 'GET /admin/laboratories/{laboratory_id}',
  pharmacy: 'GET /admin/pharmacies/{pharmacy_id}',
} as const satisfies Record<Kind, keyof Api>;

export type DoctorMember = Api['GET /admin/doctors/{doctor_id}']['data'];
export type PlaceMember = Api['GET /admin/hospitals/{hospital_id}']['data'];
export type Member = DoctorMember | PlaceMember;

/** One provider as the administrator reads it, published or not; without an id there is no request. */
export const useProvider = (kind: Kind, id: string | undefined): UseQueryResult<Member> =>
  useCall(reads[kind], { params: { [`${kind}_id`]: id ?? '' } }, { enabled: id !== undefined });
