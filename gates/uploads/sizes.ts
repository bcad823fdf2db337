import { archive, office } from './archive.ts';
import { type Case, paper, picture, refused } from './case.ts';
import { pdf } from './spoofs.ts';
import type { Real } from './damage.ts';

export const mb = 1_048_576;

const tooMuch = (what: string, name: string, bytes: Buffer): Case => ({
  ...refused(what, name, bytes),
  attachment: 'too_large',
});

/** Archives that look like Office documents. */
export function bombs(): Case[] {
  const zeros = Buffer.alloc(200 * mb);
  const part = { name: 'media/a.bin', text: zeros };
  const nested = archive([{ name: 'b.zip', text: archive([part]) }]);
  return [
    tooMuch('a docx that unfolds to 200 MB', 'a.docx', office('docx', [part])),
    tooMuch('a docx that says it unfolds to nothing', 'a.docx', office('docx', [{ ...part, says: 1 }])),
    tooMuch(
      'an xlsx that names one part a hundred times',
      'a.xlsx',
      office('xlsx', [{ name: 'a', text: zeros.subarray(0, mb) }], 100),
    ),
    tooMuch(
      'a pptx of ten thousand parts',
      'a.pptx',
      office(
        'pptx',
        Array.from({ length: 10_000 }, (_, n) => ({ name: `${n}`, text: '' })),
      ),
    ),
    paper(
      'a docx with an archive in an archive, which nobody unfolds',
      'a.docx',
      office('docx', [{ name: 'b.zip', text: nested }]),
    ),
    refused('an archive in an archive', 'a.docx', nested),
    {
      ...refused(
        'a docx whose own list unfolds to 200 MB',
        'a.docx',
        archive([{ name: '[Content_Types].xml', text: zeros }]),
      ),
      attachment: 'refused',
    },
    { ...refused('a docx cut in the middle', 'a.docx', office('docx').subarray(0, 260)), attachment: 'either' },
  ];
}

/** Files at the size limit, files one byte over it, and empty files. */
export function sizes(real: Real): Case[] {
  const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 32)]);
  const limit = (what: string, name: string, bytes: Buffer, is: Case): Case[] => [
    { ...is, what: `${what} of 1 MB`, name, bytes: padded(bytes, mb) },
    {
      ...is,
      what: `${what} of 1 MB and a byte`,
      name,
      bytes: padded(bytes, mb + 1),
      picture: 'too_large',
      attachment: 'too_large',
    },
  ];
  return [
    ...Object.entries(real).flatMap(([kind, bytes]) => limit(`a ${kind}`, `a.${kind}`, bytes, picture('', '', bytes))),
    ...limit('a PDF', 'a.pdf', pdf(), paper('', '', '', 'inline')),
    ...limit('a note', 'a.txt', Buffer.from('x'), paper('', '', '')),
    ...['a.png', 'a.jpg', 'a.pdf', 'a.txt', 'a.docx', 'a', 'a.csv'].map((name) =>
      refused(`nothing, named ${name}`, name, ''),
    ),
  ];
}
