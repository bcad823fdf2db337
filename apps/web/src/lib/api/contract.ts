/** Types only: importing a value would bundle the schemas, and zod with them, for the browser. */
export type { Api, OwnedResourceApi } from '@ivuriro/contract';
