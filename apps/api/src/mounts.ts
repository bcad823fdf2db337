import { kinds } from '@ivuriro/contract/endpoint';
import type { Mount } from './platform/http/serve.ts';

/**
 * Who enters where. Behind `/hospital/…` stand the things of the hospital whose token it is; behind `/admin/hospital/…`
 * those of the hospital that the path, the query or the body names, or that owns the link row.
 */
export const mounts: Mount[] = [
  { name: 'own', who: 'kind', kinds },
  { name: 'admin', who: 'admin', kinds },
];
