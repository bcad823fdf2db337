import type { Kind } from '@ivuriro/contract/endpoint';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerRefs, publicationSet } from '../../providers/index.ts';
import { contactOf, mailPerson } from '../../identity/index.ts';
import { en } from '../texts.ts';

const pages: Record<Kind, string> = {
  doctor: '/doctors/view',
  hospital: '/hospital-clinics/view',
  laboratory: '/laboratories/view',
  pharmacy: '/pharmacies/view',
};
/** The URL path of a provider's public page. */
export const publicPage = (kind: Kind, id: string): string => `${pages[kind]}/${id}`;

/**
 * Mails a provider that their profile was published or unpublished. Of two changes in quick succession only the last
 * one is mailed.
 */
export const publicationSubscriptions = [
  on(publicationSet, 'mail_publication', async ({ provider_id, published }, platform: Platform) => {
    const { db, config } = platform;
    const provider = (await providerRefs(db, [provider_id])).get(provider_id);
    if (provider?.is_public !== published) return;
    const { email, name } = await contactOf(db, provider_id);
    const { subject, line, action } = published ? en.published : en.unpublished;
    const url = `${config.publicUrl}${published ? publicPage(provider.kind, provider_id) : '/contact'}`;
    const mail = { subject, greeting: en.hello(name), lines: [line], action: { label: action, url } };
    await mailPerson(platform, email, mail, { kind: 'publication', isEssential: true });
  }),
];
