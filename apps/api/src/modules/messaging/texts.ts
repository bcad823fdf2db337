/** Texts of mails about messages, error messages, and default subjects of messages. */
export const en = {
  unknownRecipient: 'Choose recipients from the list.',
  noRecipient: 'Choose at least one recipient.',
  tooManyRecipients: (most: number) => `A message goes to at most ${most} recipients.`,
  noSubject: 'Enter a subject.',
  noText: 'Write your message.',
  tooManyFiles: (most: number) => `At most ${most} files can be attached.`,
  filesByMail: 'Who wrote by the contact form is answered by e-mail, without attachments.',
  cannotBlock: 'You cannot block this sender.',
  senderBlocked: (names: string[]) =>
    `${names.join(', ')} ${names.length > 1 ? 'take' : 'takes'} no messages from you.`,
  received: {
    subject: (name: string) => `A message from ${name}`,
    line: (name: string) => `${name} has sent you a message. Sign in to read it.`,
    action: 'Read the message',
    after: 'What it says is not in this e-mail, because it may be about health.',
  },
  answered: {
    lead: (name: string) => `${name} of Ivuriro has answered the message that you sent us.`,
    action: 'Write to us again',
    after: 'Nobody reads answers to this e-mail. Please use the contact page.',
  },
  result: 'Lab Test Results',
  hello: (name: string) => `Hello ${name},`,
};
