import { describe, expect, it } from 'vitest';
import { afterPaint } from './after-paint.ts';

const late = afterPaint('N');
const preloads = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const module = '<script nonce="N" type="module" async>import "/assets/a.js";</script>';

describe('the scripts of a page', () => {
  it('wait in templates, which nothing loads or runs, until the page is painted', () => {
    const html = late(`<body><p>Seen</p>${preloads}<script nonce="N">now()</script>${module}</body>`);
    expect(html).toContain(
      `<p>Seen</p><template data-after-paint>${preloads}</template><script nonce="N">now()</script><template data-after-paint>${module}</template>`,
    );
    expect(html).toMatch(/<script nonce="N">[^<]*requestAnimationFrame[^<]*<\/script><\/body>$/);
  });
  it('are not waited for on a page that has none', () => {
    expect(late('<body><p>Seen</p></body>')).toBe('<body><p>Seen</p></body>');
  });
});
