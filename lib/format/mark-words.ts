export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Splits a text into parts; marked are the beginnings of words that are given in lower case. */
export function markWords(text: string, beginnings: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else if (piece) parts.push({ text: piece, isMarked });
  };
  for (const piece of text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const marked = longest(piece, beginnings);
    add(piece.slice(0, marked), true);
    add(piece.slice(marked), false);
  }
  return parts;
}

function longest(word: string, beginnings: readonly string[]): number {
  const lower = word.toLowerCase();
  // Letters such as İ change their length in lower case.
  if (lower.length !== word.length) return 0;
  return Math.max(
    0,
    ...beginnings.filter((some) => lower.startsWith(some)).map((some) => some.length),
  );
}
