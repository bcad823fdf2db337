import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ProviderRef, providerRefs } from '../../providers/index.ts';
import { contactOf, mailPerson } from '../../identity/index.ts';
import { replyApproved, reviewApproved, reviewDeleted, type ReviewHappened } from '../../reviews/index.ts';
import { reviewIs } from '../domain/notification-kinds.ts';
import { en } from '../texts.ts';
import { notify } from '../commands/notify-patient.ts';
import { publicPage } from './publication-subscribers.ts';

const own = '/profile/reviews';

/**
 * Notifies the author of a review when an administrator approves or deletes it or approves a reply to it. Mails the
 * provider when a review of them is approved.
 */
export const reviewSubscriptions = [
  on(reviewApproved, 'notify_review_published', async (review, platform: Platform) => {
    const provider = await providerOf(platform, review);
    await notifyAuthor(platform, review, 'Published', provider, `review ${review.review_id} published`);
    tellProvider(platform, review);
  }),
  on(reviewApproved, 'mail_review_to_provider', async (review, platform: Platform) => {
    const { kind } = await providerOf(platform, review);
    const { email, name } = await contactOf(platform.db, review.provider_id);
    const { subject, line, action } = en.review;
    const url = `${platform.config.publicUrl}/dashboard/${kind}/reviews`;
    const mail = { subject, greeting: en.hello(name), lines: [line], action: { label: action, url } };
    await mailPerson(platform, email, mail, { kind: 'review' });
  }),
  on(replyApproved, 'notify_review_answered', async (reply, platform: Platform) => {
    const provider = await providerOf(platform, reply);
    await notifyAuthor(platform, reply, 'Answered', provider, `reply ${reply.reply_id} published`);
    tellProvider(platform, reply);
  }),
  on(reviewDeleted, 'notify_review_removed', async (review, platform: Platform) => {
    const provider = await providerOf(platform, review);
    await notifyAuthor(platform, review, 'Removed', provider, `review ${review.review_id} removed`, own);
    tellProvider(platform, review);
  }),
];

const notifyAuthor = (
  platform: Platform,
  { review_id, patient_id }: ReviewHappened,
  what: 'Published' | 'Answered' | 'Removed',
  { kind, id }: ProviderRef,
  happening: string,
  page = `${publicPage(kind, id)}#reviews`,
) =>
  notify(platform, {
    kind: reviewIs(what),
    patientId: patient_id,
    referenceId: review_id,
    appointment: undefined,
    page,
    doctorId: kind === 'doctor' ? id : null,
    happening,
  });

/** Makes the open pages of the provider load the list of reviews again. */
const tellProvider = ({ realtime }: Platform, { provider_id, review_id }: ReviewHappened) =>
  realtime.tell(provider_id, 'arrival', { reference_type: 'REVIEW', id: review_id, status: '' });

async function providerOf({ db }: Platform, { provider_id }: ReviewHappened): Promise<ProviderRef> {
  const provider = (await providerRefs(db, [provider_id])).get(provider_id);
  if (!provider) throw new Error(`The provider ${provider_id} is not there.`);
  return provider;
}
