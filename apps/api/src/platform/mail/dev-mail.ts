import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/pool.ts';
import type { Platform } from '../platform.ts';
import { escapeHtml } from './email.ts';
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

/** Shows the stored mail of the demo, newest first: a page for people, JSON for tests. */
export function devMail(app: FastifyInstance, { db }: Platform): void {
  app.get('/dev/mail', declared, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      })
      .send(pageOf(await newest(db, recipientOf(request.query)), recipientOf(request.query))),
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

const pageOf = (mails: DevMail[], to: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mail of the demo · Ivuriro</title>
<style>
:root { color-scheme: light dark; --page: light-dark(#f0f3ec, #0e1511); --surface: light-dark(#fff, #17201b); --ink: light-dark(#16201a, #ecf1ea); --quiet: light-dark(#55625a, #9daba1); --line: light-dark(#74827a, #75857b); --tea: light-dark(#1d5b3e, #86c99c); --on-tea: light-dark(#fff, #0e1511); --focus: light-dark(#1464a5, #8fcbff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/24px 'Segoe UI', Roboto, system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
p, form { margin: 0 0 24px; color: var(--quiet); }
label { display: block; font-size: 14px; font-weight: 500; color: var(--ink); }
input { width: min(100%, 22rem); height: 48px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
button { height: 48px; padding: 0 20px; font: inherit; font-weight: 500; color: var(--on-tea); background: var(--tea); border: 0; border-radius: 8px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
details { background: var(--surface); border-radius: 12px; }
summary { padding: 16px 20px; cursor: pointer; }
summary strong { display: inline; } summary small { display: block; font-size: 14px; color: var(--quiet); }
pre { margin: 0; padding: 0 20px 20px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
p.file { margin: 0; padding: 0 20px 16px; }
iframe { width: calc(100% - 40px); height: 560px; margin: 0 20px 20px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
a { color: var(--tea); } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
</style></head>
<body><main>
<h1>Mail of the demo</h1>
<p>What would have been sent, newest first. Nothing leaves this machine. <a href="/dev/mail.json">As JSON</a></p>
<form><label for="to">Sent to</label> <input id="to" name="to" type="email" value="${escapeHtml(to)}" placeholder="name@ivuriro.test"> <button>Show</button></form>
${mails.length ? `<ul>\n${mails.map(itemOf).join('\n')}\n</ul>` : '<p>No mail yet.</p>'}
</main></body></html>
`;

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
