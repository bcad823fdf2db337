/**
 * The names of query parameters that pages read. The server caches a rendered page only if its URL has no other
 * parameters: otherwise URLs with made-up names could fill the cache without limit.
 */
export const queryNames = [
  // lists
  'text-search',
  'page',
  'order-by',
  'specialty',
  'consultation_type',
  'free',
  'language',
  'gender',
  'max_fee',
  'district',
  'insurance_id',
  'sector',
  'open-now',
  'near',
  'list',
  // dialogs and their subjects
  'dialog',
  'then',
  'doctor',
  'hospital',
  'date',
  'view',
  'time',
  'end',
  'type',
  'review',
  // pages of signed-in people
  'id',
  'kind',
  'reference_type',
  'status',
  'category',
  'box',
  'write',
  'reply',
  'forward',
  // others
  'code',
  'next',
  'sent',
  'found',
  'desk',
] as const;
