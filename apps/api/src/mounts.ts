import { kinds } from '@ivuriro/contract/endpoint';
import type { Mount } from './platform/http/serve.ts';

/**
 * The mounts of owned resources. `/hospital/…` serves the resources of the hospital that is signed in.
 * `/admin/hospital/…` serves those of the hospital that the path, the query or the body names, or to which the
 * requested row belongs.
 */
export const mounts: Mount[] = [
  { name: 'own', who: 'kind', kinds },
  { name: 'admin', who: 'admin', kinds },
];
