import { fontOf, missingLetter, type Weight } from './fonts.ts';
import { drawable, lettersOf } from './letters.ts';

export interface Style {
  size: number;
  weight?: Weight;
  colour: string;
}
/** Neighbouring letters with the same font and the same direction. */
export interface Run {
  text: string;
  font: string;
}
/** A word; a line is never broken inside of it. */
export interface Word {
  runs: Run[];
  direction: 'left' | 'right' | 'none';
  style: Style;
  blankBefore: boolean;
}

const rightToLeft = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftToRight = /\p{L}/u;
// scripts that are written without spaces between words
const breaksAnywhere =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export const directionOf = (text: string): Word['direction'] => {
  const strong = lettersOf(text).find((letter) => leftToRight.test(letter));
  return strong === undefined ? 'none' : rightToLeft.test(strong) ? 'right' : 'left';
};

/** The words of one paragraph, in reading order. */
export function wordsOf(text: string, style: Style): Word[] {
  const words: Word[] = [];
  let blankBefore = false;
  for (const part of drawable(text).split(/(\s+)/)) {
    if (part === '') continue;
    if (/^\s/.test(part)) {
      blankBefore = true;
      continue;
    }
    for (const word of partsOf(part)) {
      words.push({ runs: runsOf(word, style.weight ?? 'regular'), direction: directionOf(word), style, blankBefore });
      blankBefore = false;
    }
  }
  return words;
}

function partsOf(word: string): string[] {
  if (!breaksAnywhere.test(word)) return [word];
  const parts: string[] = [];
  for (const letter of lettersOf(word)) {
    const goesOn = parts.length > 0 && (!breaksAnywhere.test(letter) || !leftToRight.test(letter));
    if (goesOn) parts[parts.length - 1] += letter;
    else parts.push(letter);
  }
  return parts;
}

const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** The runs of a word in drawing order, from left to right. */
export function runsOf(word: string, weight: Weight): Run[] {
  const runs: (Run & { right: boolean })[] = [];
  const right = directionOf(word) === 'right';
  for (const letter of lettersOf(word)) {
    const font = fontOf(letter, weight);
    const text = font === null ? missingLetter : right ? (mirrored[letter] ?? letter) : letter;
    const name = font ?? fontOf(missingLetter, weight)!;
    const last = runs.at(-1);
    const turned = rightToLeft.test(letter) || (last?.font === name && last.right && /^\p{M}/u.test(letter));
    if (last && last.font === name && last.right === turned) last.text += text;
    else runs.push({ text, font: name, right: turned });
  }
  return right ? runs.toReversed() : runs;
}
