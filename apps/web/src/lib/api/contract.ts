/** Types only: an import of a value would bring the schemas, and zod with them, into the browser. */
export type { Api, OwnedResourceApi } from '@ivuriro/contract';
