import type { Api } from '../../shared/api/contract.ts';

export type StaticText = Api['GET /admin/static_contents']['data'][number];
export type TextKey = StaticText['key'];

export const longTexts = ['faq', 'term', 'policy'] as const satisfies readonly TextKey[];
export type LongText = (typeof longTexts)[number];
export const settings = [
  'appointment_price',
  'email_contact',
  'phone_contact',
  'social_link_twitter',
  'social_link_instagram',
  'social_link_facebook',
  'social_link_youtube',
] as const satisfies readonly TextKey[];

/** Where the public page of each long text lies. */
export const pages: Record<LongText, string> = { faq: '/faq', term: '/terms', policy: '/privacy-policy' };

export const textOf = (texts: StaticText[], key: TextKey): StaticText | undefined =>
  texts.find((text) => text.key === key);

export const emptyTalk = { title: '', names: '', description: '', link: '' };
export type Talk = typeof emptyTalk;

/** The talks as they are kept: a JSON list, which the server has looked through; what a talk lacks is empty. */
export function talksOf(value: string): Talk[] {
  const kept: unknown = JSON.parse(value || '[]');
  return Array.isArray(kept) ? (kept as Partial<Talk>[]).map((talk) => ({ ...emptyTalk, ...talk })) : [];
}
