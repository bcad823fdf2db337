import { readPhone } from '@ivuriro/contract/phone';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/pool.ts';
import { escapeHtml } from '../mail/email.ts';
import type { Platform } from '../platform.ts';
import { demoPage, showDemoPage } from '../web/demo-page.ts';

interface StoredMessage {
  number: string;
  text: string;
  at: Date;
  /** The number of SMS parts into which the network splits the text. */
  parts: number;
}
const declared = { config: { declared: 'demo' } } as const;

/** Shows the stored text messages of the demo, newest first: as a web page, and as JSON for programs. */
export function devPhone(app: FastifyInstance, { db }: Platform): void {
  app.get('/dev/phone', declared, async (request, reply) =>
    showDemoPage(reply, pageOf(await newest(db, numberOf(request.query)), numberOf(request.query))),
  );
  app.get('/dev/phone.json', declared, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await newest(db, numberOf(request.query))),
  );
}

/** The phone number in the query parameter `number`, as E.164 when it can be parsed. */
const numberOf = (query: unknown): string => {
  const { number } = query as Record<string, unknown>;
  return typeof number === 'string' ? (readPhone(number) ?? number.trim()) : '';
};

const newest = (db: Db, number: string): Promise<StoredMessage[]> =>
  db
    .selectFrom('sms')
    .select(['number', 'text', 'at', 'parts'])
    .$if(number !== '', (query) => query.where('number', '=', number))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

const pageOf = (messages: StoredMessage[], number: string): string =>
  demoPage({
    title: 'Phones of the demo',
    json: '/dev/phone.json',
    style,
    filter: `<label for="number">Sent to</label> <input id="number" name="number" type="tel" value="${escapeHtml(number)}" placeholder="0788 123 456">`,
    items: messages.map(itemOf),
    none: 'No text message yet.',
  });

const style = `
li p { width: fit-content; max-width: 100%; margin: 0; padding: 12px 16px; color: var(--ink); background: var(--surface); border-radius: 16px 16px 16px 4px; white-space: pre-wrap; overflow-wrap: anywhere; }
li small { display: block; padding: 4px 16px; font-size: 14px; color: var(--quiet); }`;

const itemOf = ({ number, text, at, parts }: StoredMessage): string => `<li><p>${escapeHtml(text)}</p>
<small>to ${escapeHtml(number)} · <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time> · ${parts === 1 ? '1 message' : `${parts} messages`}</small></li>`;
