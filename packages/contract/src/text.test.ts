import { describe, expect, it } from 'vitest';
import { normalPassword, readCode, readJson, readLine, readProse, samePassword } from './text.ts';
import { oneLine, text } from './wire.ts';

const invisible = ['\u200b', '\u3164', '\u2800', '\u2060', '\u00ad', '\u200e', '\ufeff', '\u00a0', '\u200d', ' \n\t'];

it.each(invisible)('a name or text that consists only of %j is refused like an empty one', (sign) => {
  for (const field of [oneLine(120), text(120)])
    for (const written of [sign, `${sign}${sign} ${sign}`]) expect(field.safeParse(written).success).toBe(false);
});

describe('names and titles', () => {
  it.each([
    ['Aline\r\nUwase', 'Aline Uwase'],
    ['  Aline \t  Uwase ', 'Aline Uwase'],
    ['Aline\u2028Uwase', 'Aline Uwase'],
    ['Aline\u202eesawU\u202c', 'AlineesawU'],
    ['\u2068Aline\u2069 \u200eUwase\u200b', 'Aline Uwase'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
    ['A\u0001l\u007fine', 'Aline'],
  ])('the name %j is read as %j', (written, read) => expect(oneLine(120).parse(written)).toBe(read));
  it('a name keeps the joiners that Persian, Hindi and emoji need', () => {
    for (const name of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d⚕️']) expect(readLine(name)).toBe(name);
  });
});

it('a text keeps its lines, and loses characters that change the writing direction or control a terminal', () => {
  expect(readJson(' ["a\u2028b\u202e"]')).toBe('["a\u2028b"]');
  expect(readProse('one\r\ntwo\rthree\u202e\n\n\tfour\u001b[2J ')).toBe('one\ntwo\nthree\n\n\tfour[2J');
});

it.each(['B4K9XQ2M', 'b4k9 xq2m', 'b4k9-xq2m', 'B4K9\u2011XQ2M', '\u200eb4k9\u2013xq2m\u00a0', 'Ｂ４Ｋ９ＸＱ２Ｍ'])(
  'the code %j is read in the form in which it was issued',
  (typed) => expect(readCode(typed)).toBe('B4K9XQ2M'),
);

it('a password is the same whichever keyboard it is typed on, and its case, blanks and signs stay', () => {
  expect(samePassword('caf\u00e9 au lait', 'cafe\u0301\u00a0au lait')).toBe(true);
  expect(samePassword('password', 'Password')).toBe(false);
  expect(normalPassword('  a-b ')).toBe('  a-b ');
});

it('a value that is not a text never equals a password', () => {
  expect(samePassword('a', 'a')).toBe(true);
  for (const other of [1.5, null, undefined, { a: 'b' }, [['a']]]) expect(samePassword('a', other)).toBe(false);
});
