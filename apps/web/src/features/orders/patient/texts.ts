import { statusNames } from '../../../domain/statuses/texts.ts';
import type { Catalogue } from '../../../lib/language/texts.ts';
import type { Kind } from '../../../domain/orders/order.ts';

type Words = {
  kind: string;
  shop: string;
  none: string;
  find: string;
  findAt: string;
  found: (count: string) => string;
  all: (count: string) => string;
  collect: string;
  address: string;
  next: string;
  inWork: string;
  sayCode: string;
};

const kinds: Record<Kind, Words> = {
  laboratory: {
    kind: 'Laboratory',
    shop: 'Laboratory',
    none: 'No tests ordered yet',
    find: 'Find a laboratory',
    findAt: '/laboratories',
    found: (count) => (count === '1' ? '1 order of tests' : `${count} orders of tests`),
    all: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} orders of tests`),
    collect: 'You go to the laboratory',
    address: 'Sample taken at',
    next: 'The laboratory has your order. You hear of it here and in your notifications.',
    inWork: 'The laboratory works on your order. You hear of it here and in your notifications.',
    sayCode: 'Your order is ready. Say this code at the laboratory.',
  },
  pharmacy: {
    kind: 'Pharmacy',
    shop: 'Pharmacy',
    none: 'No drugs ordered yet',
    find: 'Find a pharmacy',
    findAt: '/pharmacies',
    found: (count) => (count === '1' ? '1 order of drugs' : `${count} orders of drugs`),
    all: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} orders of drugs`),
    collect: 'You collect it at the pharmacy',
    address: 'Brought to',
    next: 'The pharmacy has your order. You hear of it here and in your notifications.',
    inWork: 'The pharmacy prepares your order. You hear of it here and in your notifications.',
    sayCode: 'Your order is ready. Say this code at the pharmacy.',
  },
};

const en = {
  home: 'Home',
  title: 'My orders',
  kindLegend: 'Where it was ordered',
  kinds,
  status: 'Status',
  statuses: { all: 'All', ...statusNames.en } as Record<string, string>,
  loading: 'Loading your orders',
  failed: 'Your orders did not arrive',
  failedSays: 'They are kept safe. Try again in a moment.',
  noneSays: 'What you order stands here, with its state, its payment and its papers.',
  noneFiltered: 'No order fits this filter',
  showAll: 'Show all',
  more: (count: number) => `and ${count} more`,
  details: 'Details',
  detailsOf: (what: string) => `Details: ${what}`,
  order: 'Order',
  ordered: (when: string) => `Ordered ${when}`,
  what: 'What was ordered',
  total: 'Total',
  payment: 'Payment',
  methods: { CARD: 'Card', MOBILE_MONEY: 'Mobile money', CASH: 'Cash' } as Record<string, string>,
  payThere: 'You pay when you get it.',
  paidBack: 'The money goes back to you.',
  confirming: 'Payment is being confirmed',
  delivery: 'Delivery',
  byDoctor: 'Asked for by your doctor',
  prescription: 'Prescription',
  accepted: 'Accepted by the pharmacy',
  notYetAccepted: 'The pharmacy has not looked at it yet',
  attachments: 'Attachments',
  lettersFrom: (shop: string) => `Sent to you by ${shop}`,
  lettersFailed: 'What was sent to you did not arrive.',
  sayAtDelivery: 'Your order is ready. Say this code to whoever comes to you.',
  pickupCode: 'Pick-up code',
  cancelledBecause: (shop: string) => `${shop} has cancelled this order:`,
  withoutCode: 'Handed over without your code',
  unread: 'New',
  oneFailed: 'The order did not arrive',
  oneMissing: 'This order is not here',
  cancel: 'Cancel the order',
  cancelTitle: 'Are you sure?',
  cancelSays: (shop: string) => `${shop} will not work on this order any more.`,
  backAll: (amount: string) => `If you cancel, you get ${amount} back, all of it.`,
  nothingPaid: 'Nothing was paid, so nothing is owed.',
  asLongAs: 'You may cancel as long as the order is pending.',
  cancelling: 'Cancelling…',
};

export const texts: Catalogue<typeof en> = { en };
