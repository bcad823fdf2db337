import type { Api } from '../../../lib/api/contract.ts';

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

const current = (texts: StaticText[], key: TextKey) => ({
  value: textOf(texts, key)?.value ?? '',
  version: textOf(texts, key)?.version ?? 0,
});

/** What is being written, and the version over which it was begun. */
export type TextEdit = { value: string; version: number };
/** The settings that were typed into; the others are shown as they are. */
export type Typed = { [K in TextKey]?: TextEdit | undefined };

/** One setting as it is typed: the version stays the one that was there when that began. */
export const typedInto = (texts: StaticText[], typed: Typed, key: TextKey, value: string): Typed => ({
  [key]: { value, version: typed[key]?.version ?? current(texts, key).version },
});

/** What of the typed differs from what stands there. */
export const changedIn = (texts: StaticText[], typed: Typed): (TextEdit & { key: TextKey })[] =>
  settings.flatMap((key) => {
    const one = typed[key];
    return one && one.value.trim() !== current(texts, key).value ? [{ key, ...one }] : [];
  });

/** Somebody else has saved this text since it was begun. */
export const isOvertaken = (texts: StaticText[], key: TextKey, { value, version }: TextEdit): boolean =>
  version !== current(texts, key).version && value.trim() !== current(texts, key).value;

export const emptyTalk = { title: '', names: '', description: '', link: '' };
export type Talk = typeof emptyTalk;

/** The talks as they are kept: a JSON list, which the server has looked through; what a talk lacks is empty. */
export function talksOf(value: string): Talk[] {
  const kept: unknown = JSON.parse(value || '[]');
  return Array.isArray(kept) ? (kept as Partial<Talk>[]).map((talk) => ({ ...emptyTalk, ...talk })) : [];
}
