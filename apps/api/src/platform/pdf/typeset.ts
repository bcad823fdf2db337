import { heightsOf, useFont } from './fonts.ts';
import { a4, margin } from './ink.ts';
import { lettersOf } from './letters.ts';
import { directionOf, type Run, runsOf, type Style, type Word, wordsOf } from './runs.ts';

type Doc = PDFKit.PDFDocument;
export interface Piece extends Style {
  text: string;
}
interface Box {
  width: number;
  lineGap?: number;
  /**
   * Whether the text is aligned to the left even when its script is read from right to left, as for names and table
   * cells.
   */
  left?: boolean;
  /** Whether the text is aligned to the right, as for amounts. */
  end?: boolean;
}
interface Line {
  words: Word[];
  width: number;
  /** Whether the line is read from right to left. */
  right: boolean;
  /** Whether the line is aligned to the right margin. */
  aligned: boolean;
  ascent: number;
  height: number;
}
export const floor = a4.height - margin.bottom;

/** Breaks pieces of text, in any mix of scripts, into lines of at most `width` points. */
export function linesOf(
  doc: Doc,
  pieces: readonly Piece[],
  { width, lineGap = 0, left = false, end = false }: Box,
): Line[] {
  const paragraphs: Word[][] = [[]];
  for (const piece of pieces)
    for (const [index, text] of piece.text.split(/\r\n?|\n/).entries()) {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)!.push(...wordsOf(text, piece));
    }
  const style = pieces[0]!;
  return paragraphs.flatMap((words) => {
    const right = directionOf(words.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')) === 'right';
    return brokenLines(doc, words, width).map((line) => ({
      aligned: end || (right && !left),
      ...line,
      right,
      ...heightOfLine(line.words, style, lineGap),
    }));
  });
}

export const heightOf = (doc: Doc, pieces: readonly Piece[], box: Box): number =>
  linesOf(doc, pieces, box).reduce((sum, { height }) => sum + height, 0);

/**
 * Writes lines from the current position downwards, and continues on the next page when the current one is full. Below
 * the last line, at least `keep` points of the page stay free.
 */
export function write(
  doc: Doc,
  pieces: readonly Piece[],
  x: number,
  box: Box & { keep?: number; onePage?: boolean },
): void {
  const lines = linesOf(doc, pieces, box);
  let { y } = doc;
  for (const [index, line] of lines.entries()) {
    const needed = line.height + (index === lines.length - 1 ? (box.keep ?? 0) : 0);
    if (!box.onePage && y + needed > floor && y > margin.top) {
      doc.addPage();
      ({ y } = doc);
    }
    drawLine(doc, line, x, y, box.width);
    y += line.height;
  }
  doc.x = x;
  doc.y = y;
}

/** Writes only the first line of a text that is broken at this width. */
export function writeLine(doc: Doc, piece: Piece, x: number, y: number, width: number): void {
  const [line] = linesOf(doc, [{ ...piece, text: piece.text.replaceAll(/\s+/g, ' ') }], { width, left: true });
  if (line) drawLine(doc, line, x, y, width);
}

function brokenLines(doc: Doc, words: Word[], width: number): Pick<Line, 'words' | 'width'>[] {
  const lines: Pick<Line, 'words' | 'width'>[] = [{ words: [], width: 0 }];
  for (const word of words.flatMap((one) => fitting(doc, one, width))) {
    const line = lines.at(-1)!;
    const blank = line.words.length > 0 && word.blankBefore ? blankWidth(doc, word.style) : 0;
    const own = widthOf(doc, word);
    if (line.words.length > 0 && line.width + blank + own > width) lines.push({ words: [word], width: own });
    else {
      line.words.push(word);
      line.width += blank + own;
    }
  }
  return lines;
}

/** Breaks a word that is wider than a line into several words. */
function fitting(doc: Doc, word: Word, width: number): Word[] {
  if (widthOf(doc, word) <= width) return [word];
  const inOrder = word.direction === 'right' ? word.runs.toReversed() : word.runs;
  const parts: string[] = [''];
  for (const letter of lettersOf(inOrder.map(({ text }) => text).join(''))) {
    const longer = parts.at(-1)! + letter;
    const runs = runsOf(longer, word.style.weight ?? 'regular');
    if (parts.at(-1) !== '' && widthOf(doc, { ...word, runs }) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts.map((text, index) => ({
    ...word,
    runs: runsOf(text, word.style.weight ?? 'regular'),
    blankBefore: index === 0 && word.blankBefore,
  }));
}

const runWidth = (doc: Doc, { text, font }: Run, { size }: Style) => useFont(doc, font, size).widthOfString(text);
const widthOf = (doc: Doc, { runs, style }: Word) => runs.reduce((sum, run) => sum + runWidth(doc, run, style), 0);
const blankWidth = (doc: Doc, { size, weight = 'regular' }: Style) => useFont(doc, weight, size).widthOfString(' ');

function heightOfLine(words: Word[], style: Style, lineGap: number): { ascent: number; height: number } {
  const faces = [{ font: style.weight ?? 'regular', size: style.size }].concat(
    words.flatMap((word) => word.runs.map(({ font }) => ({ font: font as 'regular', size: word.style.size }))),
  );
  const heights = faces.map(({ font, size }) => heightsOf(font, size));
  const ascent = Math.max(...heights.map((one) => one.ascent));
  return { ascent, height: ascent + Math.max(...heights.map((one) => one.descent)) + lineGap };
}

interface StyledRun extends Run {
  style: Style;
  width: number;
}

/**
 * The runs of a line from left to right. Neighbouring words of one font and style are drawn as one run with their
 * spaces, so that text can be copied from the PDF.
 */
function styledRunsOf(doc: Doc, line: Line): StyledRun[] {
  const styledRuns: StyledRun[] = [];
  let before: Word | undefined;
  for (const word of inView(line)) {
    // the space between two words has the font of the word that is read second
    const second = before && line.words.indexOf(before) > line.words.indexOf(word) ? before : word;
    const blank = before !== undefined && second.blankBefore;
    for (const [index, run] of word.runs.entries()) {
      const last = styledRuns.at(-1);
      const gap = blank && index === 0 ? ' ' : '';
      const width = runWidth(doc, run, word.style);
      const gapWidth = gap ? blankWidth(doc, second.style) : 0;
      const joins =
        last?.font === run.font &&
        last.style === word.style &&
        before?.direction !== 'right' &&
        word.direction !== 'right';
      if (last && joins && isOurs(run.font)) {
        last.text += gap + run.text;
        last.width += gapWidth + width;
      } else {
        if (last) last.width += gapWidth;
        styledRuns.push({ ...run, style: word.style, width });
      }
    }
    before = word;
  }
  return styledRuns;
}
// only words in the two product fonts are joined, because the space of another font may differ in width
const isOurs = (font: string) => font === 'regular' || font === 'bold';

function drawLine(doc: Doc, line: Line, x: number, y: number, width: number): void {
  let at = line.aligned ? x + width - line.width : x;
  for (const { text, font, style, width: own } of styledRunsOf(doc, line)) {
    useFont(doc, font, style.size)
      .fillColor(style.colour)
      .text(text, at, y + line.ascent, { lineBreak: false, baseline: 'alphabetic' });
    at += own;
  }
}

/**
 * The words of a line in visual order, from left to right: consecutive words of the opposite direction are reversed.
 */
export function inView({ words, right }: Line): Word[] {
  const against = right ? 'left' : 'right';
  const turns = words.map(
    ({ direction }, index) => direction === against || (direction === 'none' && between(words, index, against, right)),
  );
  const groups: Word[][] = [];
  for (const [index, word] of words.entries()) {
    if (turns[index] && turns[index - 1]) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  // in a right-to-left line the groups are reversed, but words of a left-to-right group keep their order
  return right
    ? groups.toReversed().flat()
    : groups.flatMap((group) => (group.length > 1 ? group.toReversed() : group));
}

/**
 * Whether a number or sign has the opposite direction of the line, which depends on the words on both sides: 500 in
 * "500 mg" has the direction of the unit, even in an Arabic text.
 */
function between(words: readonly Word[], index: number, against: Word['direction'], right: boolean): boolean {
  const before = words.slice(0, index).findLast(({ direction }) => direction !== 'none')?.direction;
  const after = words.slice(index + 1).find(({ direction }) => direction !== 'none')?.direction;
  return right ? before === against || after === against : before === against && after === against;
}
