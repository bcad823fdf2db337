/**
 * Every query name that a page understands. The server keeps a rendered page only under an address that has no other:
 * anybody can make up addresses without end.
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
  'district',
  'insurance_id',
  'sector',
  'open-now',
  // dialogs, and what they are about
  'dialog',
  'then',
  'doctor',
  'hospital',
  'date',
  'time',
  'end',
  'type',
  'review',
  // pages of one's own
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
  'desk',
] as const;
