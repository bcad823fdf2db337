import type { Catalogue } from '../../../lib/language/texts.ts';
import type { Hindrance } from './offerings.ts';
import type { Field } from './required-order-fields.ts';
import type { ShopKind } from './provider-kinds.ts';

const hindrances: Record<Hindrance, string> = {
  out: 'Out of stock',
  notOffered: 'Not offered now',
  notSold: 'Only at a pharmacy or hospital',
};

const en = {
  home: 'Home',
  search: 'Search',
  hindrances,
  rx: 'Prescription needed',
  rxSays: (names: string) =>
    `${names}: sold on prescription only. Add it as a file, or choose a consultation file that names it.`,
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  noDescription: 'Nothing has been written about it yet.',
  generalInformation: 'General information. It does not replace the advice of a doctor or pharmacist.',
  preparation: 'Before you come',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  yourOrder: 'Your order',
  nothingYet: 'Tick what you need. Your choice stays over pages and searches.',
  selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  total: 'Total',
  noScript: 'To order, allow JavaScript in your browser. You may also call the place or go there.',

  steps: ['Delivery', 'Payment', 'Done'],
  attachments: 'Attachments, if you have any',
  prescription: 'Your prescription: a photo or a PDF',
  consultationFile: 'Consultation file',
  noFile: 'None',
  fileHint: 'One that a doctor wrote for you here in the last 90 days.',
  filesFailed: 'Your consultation files did not arrive.',
  fileFrom: (doctor: string, date: string) => `${doctor}, ${date}`,
  where: 'Delivery or collect',
  house: 'House and street number',
  houseHint: 'Write also how one finds it: a shop, a church or the colour of the gate.',
  lastAddress: 'This is the address of the last order. Change it if this order goes elsewhere.',
  otherAddress: 'Use another address',
  noFee: 'No delivery fee.',
  for: 'For',
  what: 'What',
  from: 'From',
  code: 'Code',
  refundTitle: 'If you cancel',
  refund: 'As long as the order is pending you may cancel it in My orders and get everything back.',
  refundCash: 'As long as the order is pending you may cancel it in My orders.',
  lost: 'The payment arrived, but something you chose is no longer available. Your money is being refunded.',
  lostNext: 'Take it out, or order later. Nothing else has to be filled in again.',
  verifying: 'The payment provider is still deciding.',
  leave: 'You may close this window. We go on asking, place the order when the money arrives, and tell you.',
  stillAsking: 'Your payment is still being confirmed. The order will be in My orders.',
  submitted: 'Your order was submitted',
  nextNews: 'We have sent the details by e-mail as well, and tell you when its state changes.',
  myOrders: 'My orders',
};

type Words = {
  places: string;
  /** The heading of the page with the offerings of one laboratory or pharmacy. */
  title: (shop: string) => string;
  pageTitle: (shop: string) => string;
  pageSays: (shop: string) => string;
  crumb: string;
  searchLabel: string;
  found: (count: string) => string;
  none: string;
  noneSays: string;
  noneFor: (text: string) => string;
  showAll: string;
  end: (count: string) => string;
  orderSelected: string;
  loginFirst: string;
  wizard: string;
  items: string;
  things: (count: number) => string;
  missing: Record<Field, string>;
  gone: string;
  goneSays: string;
  toAddress: string;
  /** The label of the row that shows how the drugs reach the patient, or how the sample reaches the laboratory. */
  way: string;
  collect: string;
  addressSays: string;
  collectSays: (shop: string) => string;
  cashAt: Record<'address' | 'collect', string>;
  next: Record<'address' | 'collect', (shop: string) => string>;
  nextCash: (amount: string) => string;
  nextRx?: string;
};

const address: Omit<Record<Field, string>, 'items'> = {
  prescription: 'Add a prescription',
  province: 'Add Your province',
  district: 'Add your district',
  sector: 'Add your sector',
  cell: 'Add your cell',
  house_street_no: 'Add your house street no',
};

const shops: Record<ShopKind, Words> = {
  laboratory: {
    places: 'Laboratories',
    title: (shop) => `Tests of ${shop}`,
    pageTitle: (shop) => `Laboratory tests of ${shop}`,
    pageSays: (shop) => `The tests of ${shop} with their prices and how long the result takes. Order them online.`,
    crumb: 'Tests',
    searchLabel: 'Name of the test',
    found: (count) => (count === '1' ? '1 test' : `${count} tests`),
    none: 'No test found',
    noneSays: 'This laboratory offers no tests online at the moment.',
    noneFor: (text) => `We looked for “${text}” among the tests of this laboratory. Try another word.`,
    showAll: 'Show all tests',
    end: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} tests`),
    orderSelected: 'Order Selected',
    loginFirst: 'Please login as patient to order tests',
    wizard: 'Order tests',
    items: 'Tests',
    things: (count) => (count === 1 ? '1 test' : `${count} tests`),
    missing: { items: 'No tests selected', ...address },
    gone: 'These tests cannot be ordered at the moment',
    goneSays: 'The laboratory was taken off our pages. Others offer tests.',
    toAddress: 'At my address',
    way: 'Sample',
    collect: 'At the laboratory',
    addressSays: 'Where should the sample be taken?',
    collectSays: (shop) => `You go to ${shop} for the sample. No address is needed.`,
    cashAt: { address: 'When the sample is taken', collect: 'At the laboratory' },
    next: {
      address: (shop) => `${shop} calls you to agree on when the sample is taken.`,
      collect: (shop) => `Go to ${shop} and show the code above.`,
    },
    nextCash: (amount) => `Have ${amount} ready in cash, or your way to pay there.`,
  },
  pharmacy: {
    places: 'Pharmacies',
    title: (shop) => shop,
    pageTitle: (shop) => `Drugs & products of ${shop}`,
    pageSays: (shop) => `Drugs and products of ${shop} with their prices. Order them online.`,
    crumb: 'Drugs & Products',
    searchLabel: 'Name or kind of the drug',
    found: (count) => (count === '1' ? '1 product' : `${count} products`),
    none: 'No drug or product found',
    noneSays: 'This pharmacy offers nothing online at the moment.',
    noneFor: (text) => `We looked for “${text}” among the drugs and products of this pharmacy. Try another word.`,
    showAll: 'Show all drugs and products',
    end: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} products`),
    orderSelected: 'Order Selected Drugs',
    loginFirst: 'Please login as patient to order drugs',
    wizard: 'Order drugs',
    items: 'Drugs',
    things: (count) => (count === 1 ? '1 product' : `${count} products`),
    missing: { items: 'No drugs selected', ...address },
    gone: 'These drugs cannot be ordered at the moment',
    goneSays: 'The pharmacy was taken off our pages. Others offer drugs.',
    toAddress: 'Bring it to me',
    way: 'Delivery',
    collect: 'I collect it myself',
    addressSays: 'Where should it be brought?',
    collectSays: (shop) => `You collect it at ${shop}. No address is needed.`,
    cashAt: { address: 'When it is brought', collect: 'At the pharmacy' },
    next: {
      address: (shop) => `${shop} prepares it and calls you before it is brought.`,
      collect: (shop) => `${shop} prepares it. Show the code above when you collect it.`,
    },
    nextCash: (amount) => `Have ${amount} ready in cash, or your way to pay there.`,
    nextRx: 'The pharmacy looks at your prescription first.',
  },
};

const english = { ...en, ...shops };

export type OrderingTexts = typeof english;
export const texts: Catalogue<OrderingTexts> = { en: english };
