import type { FastifyReply } from 'fastify';

interface DemoPage {
  title: string;
  /** The path at which the same data is served as JSON. */
  json: string;
  /** CSS rules for the items, added after the rules that all demo pages share. */
  style: string;
  /** The HTML of the form field by which the items are filtered. */
  filter: string;
  /** List items, as HTML. */
  items: string[];
  /** The sentence that is shown when there are no items. */
  none: string;
}

/** A page that lists the messages that the demo stored instead of sending them, newest first. */
export const demoPage = ({ title, json, style, filter, items, none }: DemoPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Ivuriro</title>
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
a { color: var(--tea); } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
${style}
</style></head>
<body><main>
<h1>${title}</h1>
<p>What would have been sent, newest first. Nothing leaves this machine. <a href="${json}">As JSON</a></p>
<form>${filter} <button>Show</button></form>
${items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : `<p>${none}</p>`}
</main></body></html>
`;

/** Sends a demo page with headers that forbid caching, scripts and loading other resources. */
export const showDemoPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    })
    .send(page);
