import type { Run } from './text-runs.ts';

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
};

/**
 * Orders the runs of a line as they are drawn from left to right: Arabic words, and numbers and
 * signs between them, run from right to left (Unicode bidirectional algorithm for a paragraph that
 * runs from left to right).
 */
export function orderRuns(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let from = 0;
  while (from < runs.length) {
    const end = endOfRightToLeft(runs, from);
    if (end > from) ordered.push(...runs.slice(from, end).flatMap(toTokens).reverse());
    else ordered.push(...runs.slice(from, from + 1));
    from = Math.max(end, from + 1);
  }
  return ordered;
}

/** Index after the last Arabic run that follows without a word of another script between. */
function endOfRightToLeft(runs: readonly Run[], from: number): number {
  let end = from;
  for (let i = from; i < runs.length; i += 1) {
    const run = runs[i];
    if (run?.script === 'arabic') end = i + 1;
    else if (i === from || /\p{L}/u.test(run?.text ?? '')) break;
  }
  return end;
}

function toTokens({ script, text }: Run): Run[] {
  if (script === 'arabic') return [{ script, text }];
  const tokens = text.match(/\p{N}+(?:[.,:/-]\p{N}+)*|\s+|[^\s\p{N}]/gu) ?? [];
  return tokens.map((token) => ({ script, text: mirrored[token] ?? token }));
}
