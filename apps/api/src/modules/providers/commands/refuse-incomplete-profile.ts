import { indispensable, type PublicationField, publicationNeeds } from '@ivuriro/contract/publication';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { publicationFacts, type PublicationFacts } from '../queries/publication-needs.queries.ts';

const labels: Record<PublicationField, string> = {
  name: 'the name',
  phone: 'the phone number',
  registration: 'the registration number',
  speciality: 'a speciality',
  sector: 'the sector',
};

const missingIn = (facts: PublicationFacts): PublicationField[] =>
  publicationNeeds[facts.kind as Kind].filter((field) => !facts[field]);

const listOf = (fields: PublicationField[]): string =>
  fields
    .map((field) => labels[field])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

/**
 * Throws 422 `profile_incomplete`, with the missing fields that patients need. When an administrator entered the
 * profile, some of these fields may be missing: the administrator's screen only warns about them.
 */
export function refuseIncompleteProfile(facts: PublicationFacts): void {
  const missing = missingIn(facts).filter((field) => !facts.entered_by_admin || indispensable.includes(field));
  if (missing.length > 0)
    throw problem('profile_incomplete', `Before the profile is published, add ${listOf(missing)}.`);
}

/**
 * Runs a change of a profile. A published profile may not lose a field that publication requires; a field that was
 * already missing may stay missing, so that profiles published before the rule can still be edited.
 */
export async function keepComplete<T>(trx: Db, id: string, change: () => Promise<T>): Promise<T> {
  const before = await publicationFacts(trx, id);
  const result = await change();
  if (!before?.is_published) return result;
  const after = await publicationFacts(trx, id);
  const lost = after ? missingIn(after).filter((field) => before[field]) : [];
  if (lost.length > 0)
    throw problem('profile_incomplete', `A published profile needs ${listOf(lost)}. Nothing was changed.`);
  return result;
}
