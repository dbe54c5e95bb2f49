export type Script = 'latin' | 'extended' | 'devanagari';

export interface Run {
  script: Script;
  text: string;
}

const devanagari = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff\u200c\u200d\u25cc]/u;
/* The rupee sign is in the latin-ext font file. */
const extended = /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u;

function scriptOf(letter: string, before: Script | undefined): Script {
  if (devanagari.test(letter)) return 'devanagari';
  if (extended.test(letter)) return 'extended';
  return before === 'devanagari' && letter === ' ' ? 'devanagari' : 'latin';
}

/** Splits a text into runs that one font can write. Replaces control characters with spaces. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.replace(/\p{Cc}/gu, ' ')) {
    const last = runs.at(-1);
    const script = scriptOf(letter, last?.script);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

/**
 * Breaks a text at spaces into lines of at most `width`; a longer word is broken inside. An empty
 * text is one empty line.
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (part: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (widthOf(line) > width && [...line].length > 1) {
      const letters = [...line];
      let count = letters.length - 1;
      while (count > 1 && widthOf(letters.slice(0, count).join('')) > width) count -= 1;
      lines.push(letters.slice(0, count).join(''));
      line = letters.slice(count).join('');
    }
  }
  lines.push(line);
  return lines;
}
