import type { contentKeys } from '@ivuriro/contract/content';
import { line, prose } from '@ivuriro/contract/wire';
import * as z from 'zod';
import { problem } from '../../../platform/errors.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';

export type ContentKey = (typeof contentKeys)[number];

const link = line().pipe(
  z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'Enter an address that begins with https://.' })]),
);
const talks = z
  .array(
    z.strictObject({
      title: line().max(120).default(''),
      names: line().max(120).default(''),
      description: prose().min(1, 'Write what each person says.').max(2_000),
      link: z
        .union([
          z.literal(''),
          z
            .string()
            .regex(
              /^(\/(?!\/)|https:\/\/)\S*$/,
              'A talk’s link begins with https:// or leads to a page of ours, like /doctors.',
            ),
        ])
        .default(''),
    }),
  )
  .max(20, 'There may be 20 talks.');

const rich = prose().transform(cleanRichText);
const rules: Record<ContentKey, z.ZodType<string, string>> = {
  faq: rich,
  term: rich,
  policy: rich,
  appointment_price: line().regex(/^\d{0,8}$/, 'Enter the price in whole francs, without a sign.'),
  email_contact: line().pipe(z.union([z.literal(''), z.email('Enter a valid e-mail address, like name@example.com.')])),
  phone_contact: line().regex(/^\+?[\d ()-]{0,24}$/, 'Enter a phone number, like +250 788 123 456.'),
  social_link_twitter: link,
  social_link_instagram: link,
  social_link_facebook: link,
  social_link_youtube: link,
  home_talks_slider_content: z.string().transform((text, context) => {
    const read = talks.safeParse(parsed(text));
    if (read.success) return JSON.stringify(read.data);
    for (const { message } of read.error.issues) context.addIssue(message);
    return z.NEVER;
  }),
};

/** Validates and cleans the value of a text or setting. Throws a problem with the error messages when it is invalid. */
export function valueFor(key: ContentKey, value: string): string {
  const read = rules[key].safeParse(value);
  if (!read.success) throw problem('validation_failed', ...new Set(read.error.issues.flatMap(sentences)));
  return read.data;
}

/** Returns a stored value as pages show it. Rich text is cleaned again, whatever the table contains. */
export const shownValue = (key: ContentKey, value: string): string =>
  rules[key] === rich ? cleanRichText(value) : value;

/**
 * The error messages of one failed check. A rule that allows either an empty value or a valid one has two alternatives.
 * Only the messages of the second alternative help the person who filled in the form, because they say what is valid.
 */
function sentences(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_union') return [issue.message];
  return issue.errors.at(-1)?.flatMap(sentences) ?? [issue.message];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || '[]');
  } catch {
    return undefined;
  }
}
