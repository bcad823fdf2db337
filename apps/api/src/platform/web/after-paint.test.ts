import { describe, expect, it } from 'vitest';
import { afterPaint } from './after-paint.ts';

const late = afterPaint('N');
const preloads = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const module = '<script nonce="N" type="module" async>import "/assets/a.js";</script>';

describe('the scripts of a page', () => {
  it('the scripts of a page wait in templates, which load and run nothing, until the first paint', () => {
    const html = late(`<body><p>Seen</p>${preloads}<script nonce="N">now()</script>${module}</body>`);
    expect(html).toContain(
      `<p>Seen</p><template data-after-paint>${preloads}</template><script nonce="N">now()</script><template data-after-paint>${module}</template>`,
    );
    expect(html).toMatch(/<script nonce="N">[^<]*requestAnimationFrame[^<]*<\/script><\/body>$/);
  });
  it('a page without scripts is unchanged', () => {
    expect(late('<body><p>Seen</p></body>')).toBe('<body><p>Seen</p></body>');
  });
});
