import type { Message } from './mailbox.ts';

const longestQuote = 4_000;
const longestSubject = 200;

/** 'Re: Results', and not 'Re: Re: Results'. */
export function subjectWith(prefix: string, subject: string): string {
  const known = subject.toLowerCase().startsWith(`${prefix.toLowerCase()}:`);
  return (known ? subject : `${prefix}: ${subject}`).slice(0, longestSubject);
}

/** The quoted message, each line beginning with “>”, below a line that names its author and time. */
export function quoted({ message }: Pick<Message, 'message'>, intro: string): string {
  const shown = message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message;
  const lines = shown.split('\n').map((line) => (line ? `> ${line}` : '>'));
  return `\n\n${intro}\n${lines.join('\n')}`;
}
