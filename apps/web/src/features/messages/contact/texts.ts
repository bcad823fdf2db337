import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  home: 'Home',
  title: 'Contact us',
  says: 'Write to us about a booking, an order, your account, or anything that does not work as it should.',
  name: 'Name',
  email: 'Email',
  emailHint: 'Our answer goes to this address.',
  message: 'Message',
  messageHint: 'Please leave out what only your doctor should read.',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Message sent successfully',
  sentSays: 'Thank you. We answer by e-mail, most often within a working day.',
  again: 'Write another message',
  notSent: 'Message not sent',
  kept: 'What you wrote is kept. Try again in a moment.',
  needName: 'Enter your name.',
  needEmail: 'Enter your e-mail address, like name@example.com.',
  needMessage: 'Write your message.',
  reach: 'Reach us directly',
  emergency: 'In an emergency call 912. Ivuriro is not watched day and night.',
};

export const texts: Catalogue<typeof en> = { en };
export type Words = typeof en;
