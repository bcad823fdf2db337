import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/pool.ts';
import type { Platform } from '../platform.ts';
import { escapeHtml } from './email.ts';
import { demoPage, showDemoPage } from '../web/demo-page.ts';
import type { MailAttachment } from './mailer.ts';

interface DevMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  created_at: Date;
}
const declared = { config: { declared: 'demo' } } as const;

/** Shows the stored mail of the demo, newest first: as a page for people, and as JSON for tests. */
export function devMail(app: FastifyInstance, { db }: Platform): void {
  app.get('/dev/mail', declared, async (request, reply) =>
    showDemoPage(reply, pageOf(await newest(db, recipientOf(request.query)), recipientOf(request.query))),
  );
  app.get('/dev/mail.json', declared, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await newest(db, recipientOf(request.query))),
  );
}

const recipientOf = (query: unknown): string => {
  const to = (query as Record<string, unknown>).to;
  return typeof to === 'string' ? to.trim().toLowerCase() : '';
};

const newest = async (db: Db, to: string): Promise<DevMail[]> => {
  const mails = await db
    .selectFrom('demo_mail')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'attachments', 'created_at'])
    .$if(to !== '', (query) => query.where('recipient', '=', to))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return mails as unknown as DevMail[];
};

const pageOf = (mails: DevMail[], to: string): string =>
  demoPage({
    title: 'Mail of the demo',
    json: '/dev/mail.json',
    style,
    filter: `<label for="to">Sent to</label> <input id="to" name="to" type="email" value="${escapeHtml(to)}" placeholder="name@ivuriro.test">`,
    items: mails.map(itemOf),
    none: 'No mail yet.',
  });

const style = `
details { background: var(--surface); border-radius: 12px; }
summary { padding: 16px 20px; cursor: pointer; }
summary strong { display: inline; } summary small { display: block; font-size: 14px; color: var(--quiet); }
pre { margin: 0; padding: 0 20px 20px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
p.file { margin: 0; padding: 0 20px 16px; }
iframe { width: calc(100% - 40px); height: 560px; margin: 0 20px 20px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }`;

function itemOf({ to, subject, text, html, attachments, created_at }: DevMail, index: number): string {
  return `<li><details${index === 0 ? ' open' : ''}><summary><strong>${escapeHtml(subject)}</strong><small>to ${escapeHtml(to)} · <time datetime="${created_at.toISOString()}">${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></small></summary>
<pre>${linked(text)}</pre>
${attachments.map(attachmentOf).join('\n')}
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(html)}"></iframe>
</details></li>`;
}

const attachmentOf = ({ name, contentType, text }: MailAttachment): string =>
  `<p class="file"><a download="${escapeHtml(name)}" href="data:${escapeHtml(contentType.replaceAll(' ', ''))};base64,${Buffer.from(text).toString('base64')}">${escapeHtml(name)}</a></p>`;

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
