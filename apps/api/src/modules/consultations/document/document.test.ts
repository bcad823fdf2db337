import { expect, test } from 'vitest';
import { pdfPages } from '../../../testing/pdf-text.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { unprintable } from '../../../platform/pdf/letters.ts';
import { inView, linesOf } from '../../../platform/pdf/typeset.ts';
import type { DocumentContent } from './content.ts';
import { drawDocument } from './document.ts';
import { drawIssuer } from './sections.ts';

const content: DocumentContent = {
  code: 'K7QM2X9PABCD',
  verifyUrl: 'http://ivuriro.test/verify/K7QM2X9PABCD',
  savedOn: 'Friday 20 November 2026',
  version: 1,
  patient: { name: 'Aline Uwase', code: 'B4K9XQ2M', born: '4 March 1992' },
  doctor: { name: 'Dr. Jean-René Habimana', registration: 'RMDC/2014/0831', speciality: 'Cardiology' },
  appointment: {
    code: 'H3PW7TRA',
    day: 'Friday 20 November 2026',
    time: '10:00 – 11:00 (Kigali time)',
    place: 'King Faisal Hospital',
  },
  concern: 'Headache',
  assessment: '',
  diagnosis: ['Migraine'],
  drugs: [{ name: 'Paracetamol 500 mg', often: 'Twice a day', long: 'One week' }],
  tests: [],
  imagings: [],
  comment: '',
};
const draw = async (changes: Partial<DocumentContent> = {}) =>
  pdfPages(await drawDocument({ ...content, ...changes }, new Date('2026-11-20T08:00:00Z')));

test('the document of a consultation names the patient and the issuer, and shows how to verify the document', async () => {
  const [page, ...others] = await draw();
  expect(others).toEqual([]);
  for (const words of [
    'Consultation file',
    'K7QM2X9PABCD',
    'Aline Uwase',
    'Born 4 March 1992',
    'Dr. Jean-René Habimana',
    'RMDC/2014/0831',
    'King Faisal Hospital',
    'Headache',
    'Migraine',
    'Paracetamol 500 mg',
    'Twice a day',
    'One week',
    'http://ivuriro.test/verify/K7QM2X9PABCD',
    'Page 1 of 1',
  ])
    expect(page).toContain(words);
});

test('the document of a consultation adds the council’s name to the registration number of a doctor who did not enter that name', async () => {
  expect((await draw())[0]).not.toContain('RMDC No.');
  const doctor = { ...content.doctor, registration: '0831' };
  expect((await draw({ doctor }))[0]).toContain('RMDC No. 0831');
});

test('a longer name of the issuer moves everything below that name down in the document of a consultation', () => {
  const { doc } = openPaper({});
  const heightOf = (name: string) => {
    const { y } = doc;
    drawIssuer(doc, { ...content, doctor: { ...content.doctor, name } });
    return doc.y - y;
  };
  expect(heightOf('Dr. Uwimana '.repeat(10))).toBeGreaterThan(heightOf('Dr. Uwimana') + 11);
});

test('the document of a consultation leaves out empty sections', async () => {
  const [page] = await draw();
  for (const title of ['Assessment', 'Laboratory tests', 'Imaging', 'Comment', 'version'])
    expect(page).not.toContain(title);
});

test('the document of a consultation prints letters of Rwandan names and medical signs', async () => {
  const words = 'naïve, garçon, café, Zürich, patient’s, ≥ 38 °C, 20 µg β-blocker – “no”';
  expect((await draw({ concern: words }))[0]).toContain(words);
  expect((await draw({ concern: 'CRP ↑ → X-ray\u0000\u202E' }))[0]).toContain('CRP (up) -> X-ray\n');
});

test('the document of a consultation prints texts in scripts other than Latin, and keeps every word within the margins', async () => {
  const texts = [
    'صداع منذ يومين',
    'ራስ ምታት ለሁለት ቀናት',
    '头痛两天，没有发烧',
    'दो दिन से सिरदर्द',
    'כאב ראש',
    'ปวดหัวสองวัน',
    'dose ⅓ ☐ ✔ morning',
  ];
  const assessment = `${'ራስምታት '.repeat(15)}give no penicillin ${'头痛'.repeat(60)} nor aspirin`;
  const pages = await draw({
    patient: { ...content.patient, name: 'عائشة نور' },
    concern: texts.join('\n'),
    assessment,
  });
  const read = pages.join('\n');
  for (const letter of new Set(`عائشة نور${texts.join('')}`.replaceAll(/[\s\p{M}]/gu, '')))
    expect([letter, read.includes(letter)]).toEqual([letter, true]);
  for (const word of ['give', 'no', 'penicillin', 'nor', 'aspirin', 'morning']) expect(read).toContain(word);
});

test('no line of the document of a consultation is too long, whatever scripts its text is written in', () => {
  const { doc } = openPaper({});
  const text = `${'ራስምታት '.repeat(15)}give no penicillin ${'头痛'.repeat(60)} ${'ﷺصداع'.repeat(40)} ${'🧿'.repeat(90)}`;
  for (const line of linesOf(doc, [{ text, size: 10.5, colour: '#000' }], { width: 300 }))
    expect(line.width).toBeLessThanOrEqual(300);
});

test('a right-to-left line of a document begins at the right, and left-to-right words in it keep their order', () => {
  const { doc } = openPaper({});
  const [line] = linesOf(doc, [{ text: 'خذ 500 mg of paracetamol الآن', size: 10, colour: '#000' }], { width: 400 });
  const words = inView(line!).map(({ runs }) => runs.map(({ text }) => text).join(''));
  expect([line!.right, words]).toEqual([true, ['الآن', '500', 'mg', 'of', 'paracetamol', 'خذ']]);
});

test('a letter that no font has is printed in a document as a square, and the words beside it stay readable', async () => {
  const [page] = await draw({ concern: `${'\u{13000}'.repeat(100)} give no penicillin` });
  expect(page).toContain('□');
  for (const word of ['give', 'no', 'penicillin']) expect(page).toContain(word);
  expect(unprintable('é 头 🧿\u{13000} ok')).toContain('\u{13000}');
  expect(unprintable('naïve ≥ 38 °C ራስ صداع 头痛 दो')).toEqual([]);
});

test('the signature in the document of a consultation is on the same page as the last line of text', async () => {
  for (let lines = 20; lines < 40; lines++) {
    const comment = Array.from({ length: lines }, (_, index) => `line${index}`).join('\n');
    const pages = await draw({ comment });
    const signed = pages.find((page) => page.includes('Issued on'))!;
    expect(signed).toContain(`line${lines - 1}`);
  }
});

test('a long consultation file continues on further pages and loses nothing', async () => {
  const words = Array.from({ length: 700 }, (_, index) => `w${index}`);
  const drugs = Array.from({ length: 50 }, (_, index) => ({ name: `Drug ${index + 1}`, often: 'Once', long: 'Long' }));
  const tests = Array.from({ length: 60 }, (_, index) => `Test ${index + 1}`);
  const pages = await draw({ concern: words.join(' '), drugs, tests, comment: 'W'.repeat(5000), version: 2 });
  expect(pages.length).toBeGreaterThan(4);
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain('version 2');
    // every page names the patient, so that a single sheet is still recognised
    expect(page).toContain('K7QM2X9PABCD');
    expect(page).toContain('Aline Uwase');
  });
  const lines = pages.join('\n').split(/\s+/);
  for (const word of words) expect(lines).toContain(word);
  const rows = pages.join('\n').split('\n');
  for (const { name } of drugs) expect(rows).toContain(name);
  for (const one of tests) expect(rows).toContain(one);
  expect(pages.join('').match(/W/g)!.length).toBeGreaterThanOrEqual(5000);
  // the table head is repeated on each page that has lines of the table
  for (const page of pages) if (/^Drug \d/m.test(page)) expect(page).toContain('How often');
});
