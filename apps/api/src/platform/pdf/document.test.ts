import { expect, it } from 'vitest';
import { pdfPages } from '../../testing/pdf-text.ts';
import { openPaper } from './document.ts';

const hostile = [
  ') Tj ET endstream endobj 1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj (',
  '\\) >> /AA << /O << /S /Launch /F (calc) >> >> (',
  '<</S/URI/URI(javascript:alert(1))>>',
  'endstream\nendobj\ntrailer << /Root 99 0 R >>\n%%EOF',
];

it.each(hostile)('typed text is printed in a PDF and never becomes a command of the file: %s', async (text) => {
  const { doc, finish } = openPaper({ Title: text, Author: text });
  doc.font('regular').text(text);
  const pdf = await finish();
  // only syntax outside of strings and streams could do harm, so strings and streams are removed before the check
  const bare = pdf
    .toString('latin1')
    .replaceAll(/\nstream\n[\s\S]*?\nendstream/g, '')
    .replaceAll(/\\[\s\S]/g, '')
    .replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()');
  expect(bare).not.toMatch(/\/(OpenAction|JavaScript|JS|AA|Launch|URI)\b/);
  expect(bare.match(/\/Root /g)).toHaveLength(1);
  expect(bare.match(/%%EOF/g)).toHaveLength(1);
  const read = pdfPages(pdf).join(' ').replaceAll(/\s+/g, '');
  expect(read).toContain(text.replaceAll(/\s+/g, ''));
});
