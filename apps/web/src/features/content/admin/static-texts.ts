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

/** The URL path of the public page of each long text. */
export const pages: Record<LongText, string> = { faq: '/faq', term: '/terms', policy: '/privacy-policy' };

export const textOf = (texts: StaticText[], key: TextKey): StaticText | undefined =>
  texts.find((text) => text.key === key);

const current = (texts: StaticText[], key: TextKey) => ({
  value: textOf(texts, key)?.value ?? '',
  version: textOf(texts, key)?.version ?? 0,
});

/** An edited text, and the version that the edit began from. */
export type TextEdit = { value: string; version: number };
/** The settings that were edited; settings that are missing here are shown as stored. */
export type Typed = { [K in TextKey]?: TextEdit | undefined };

/** Edits one setting. Its version stays the one that the edit began from. */
export const typedInto = (texts: StaticText[], typed: Typed, key: TextKey, value: string): Typed => ({
  [key]: { value, version: typed[key]?.version ?? current(texts, key).version },
});

/** The edited settings that differ from the stored ones. */
export const changedIn = (texts: StaticText[], typed: Typed): (TextEdit & { key: TextKey })[] =>
  settings.flatMap((key) => {
    const one = typed[key];
    return one && one.value.trim() !== current(texts, key).value ? [{ key, ...one }] : [];
  });

/** Whether somebody else has saved a different value of this text since the edit began. */
export const isOvertaken = (texts: StaticText[], key: TextKey, { value, version }: TextEdit): boolean =>
  version !== current(texts, key).version && value.trim() !== current(texts, key).value;

export const emptyTalk = { title: '', names: '', description: '', link: '' };
export type Talk = typeof emptyTalk;

/** Parses the stored JSON list of quotations, which the server has validated; missing fields are filled with ''. */
export function talksOf(value: string): Talk[] {
  const kept: unknown = JSON.parse(value || '[]');
  return Array.isArray(kept) ? (kept as Partial<Talk>[]).map((talk) => ({ ...emptyTalk, ...talk })) : [];
}
