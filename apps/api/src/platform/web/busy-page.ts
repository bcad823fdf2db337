import { nonceMark, type Rendered } from './page-cache.ts';

const en = {
  title: 'Many people are here right now',
  unsent: 'What you wrote was not sent. Go back: it is still there. Send it again in a few seconds.',
  soon: 'Nothing is lost. This page comes by itself in a few seconds.',
  again: 'Try again now',
};

let shown = 0;

/**
 * The page that is shown while the server is overloaded. After a GET it reloads by itself; the delay varies, so that
 * not all visitors come back at the same moment.
 */
export function busyPage(sent: boolean): Rendered {
  const seconds = 3 + (shown++ % 5);
  return {
    status: 503,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ['retry-after', String(seconds)],
    ],
    body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
${sent ? '' : `<meta http-equiv="refresh" content="${seconds}">`}
<title>${en.title}</title>
<style nonce="${nonceMark}">
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
a { display: inline-block; min-height: 44px; line-height: 44px }
</style></head>
<body>
<h1>${en.title}</h1>
${sent ? `<p>${en.unsent}</p>` : `<p>${en.soon}</p>\n<p><a href="">${en.again}</a></p>`}
</body>
</html>
`,
  };
}
