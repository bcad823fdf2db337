import type { Notification } from './notification-filters.ts';
import { inKigali, shortDate } from '../../lib/language/dates.ts';
import { displayTime } from '../../lib/language/times.ts';
import type { About } from './texts.ts';

type Words = { statuses: Record<string, (about: About) => string>; other: string };

/** The text of a notification; a general sentence if this version of the site does not know the status. */
export function sentenceOf(notification: Notification, words: Words): string {
  const sentence = words.statuses[notification.notifiable_status];
  return (
    sentence?.({
      doctor: notification.doctor?.name ?? '',
      speciality: notification.speciality?.name ?? '',
      when: inKigali(`${shortDate(notification.date)} at ${displayTime(notification.time)}`),
      title: notification.blog?.title ?? '',
      order: orderIn(notification.reference_url),
    }) ?? words.other
  );
}

/**
 * The kind of items that were ordered, derived from the URL to which the notification leads; '' if it is not about an
 * order.
 */
function orderIn(url: string): About['order'] {
  if (!url.startsWith('/profile/orders')) return '';
  return url.includes('kind=laboratory') ? 'tests' : 'drugs';
}
