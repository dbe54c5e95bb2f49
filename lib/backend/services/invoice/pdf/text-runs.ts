import { hasGlyph, nonLatinScripts, type Face, type Script } from './fonts.ts';

export interface Run {
  script: Script;
  text: string;
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const plain = /^[\x20-\x7e]*$/;
/* A joiner (ZWJ, ZWNJ) changes the adjacent letters and is not drawn. */
const joiner = /[\u200c\u200d]/u;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const unknownSign = '?';

/**
 * Splits a text into runs that one font can write completely. Emoji and control characters are left
 * out, a letter that no font has becomes `?`, so that text is measured as it is drawn.
 */
export function runsOf(text: string, face: Face = 'text'): Run[] {
  if (plain.test(text)) return text ? [{ script: 'latin', text }] : [];
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(text.normalize('NFC').replace(/\p{Cc}/gu, ' '))) {
    const last = runs.at(-1);
    const run = runOf(segment, face, last?.script);
    // One space remains around removed characters.
    const isSpace = run.text.trim() === '';
    if (run.text === '' || (isSpace && (!last || last.text.endsWith(' ')))) continue;
    if (last?.script === run.script) last.text += run.text;
    else runs.push(run);
  }
  return runs.length === 0 && text.trim() ? [{ script: 'latin', text: unknownSign }] : runs;
}

function runOf(cluster: string, face: Face, before: Script | undefined): Run {
  const candidates = candidatesFor(cluster, before);
  for (const script of candidates) {
    const text = drawable(cluster, script, face);
    if ([...text].length === [...cluster].length) return { script, text };
  }
  if (picture.test(cluster)) return { script: 'latin', text: '' };
  // Without the marks that the font lacks, a letter is still readable.
  for (const script of candidates) {
    const text = drawable(cluster.normalize('NFD'), script, face);
    if (visible.test(text)) return { script, text };
  }
  return { script: 'latin', text: visible.test(cluster) ? unknownSign : '' };
}

const drawable = (cluster: string, script: Script, face: Face): string =>
  [...cluster].filter((character) => hasGlyph(script, face, character)).join('');

function candidatesFor(cluster: string, before: Script | undefined): Script[] {
  if (/^\s+$/u.test(cluster)) return before && before !== 'arabic' ? [before, 'latin'] : ['latin'];
  const [letter = ''] = cluster;
  const own = nonLatinScripts
    .filter(([, pattern]) => pattern.test(letter) && !joiner.test(letter))
    .map(([script]) => script);
  const first = own.find((script) => script === before);
  return [...(first ? [first] : []), ...own, 'latin', 'extended'];
}

/**
 * Breaks a text at spaces into lines of at most `width`; a longer word is broken between letters as
 * readers see them. An empty text is one empty line.
 */
export function breakLines(
  text: string,
  width: number,
  measureWidth: (part: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measureWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (measureWidth(line) > width) {
      const letters = splitLetters(line);
      if (letters.length === 1) break;
      let count = letters.length - 1;
      while (count > 1 && measureWidth(letters.slice(0, count).join('')) > width) count -= 1;
      lines.push(letters.slice(0, count).join(''));
      line = letters.slice(count).join('');
    }
  }
  lines.push(line);
  return lines;
}

/** Shortens a text to a width, with `…` at the end if something was cut. */
export function cutToWidth(
  text: string,
  width: number,
  measureWidth: (part: string) => number,
): string {
  if (measureWidth(text) <= width) return text;
  const letters = splitLetters(text);
  while (letters.length > 1 && measureWidth(`${letters.join('').trimEnd()}…`) > width)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const splitLetters = (text: string): string[] =>
  Array.from(clusters.segment(text), ({ segment }) => segment);
