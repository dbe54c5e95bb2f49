const delimiters = [',', ';', '\t'];

/**
 * Detects the delimiter of a CSV file: the most frequent one in the first line outside quotes, or
 * the one named by a first line such as `sep=;`, which is then not a data line.
 */
export function detectDelimiter(text: string): { delimiter: string; isNamed: boolean } {
  const named = /^sep=([,;\t])(?:\r\n?|\n)/i.exec(text)?.[1];
  if (named) return { delimiter: named, isNamed: true };
  const counts = new Map(delimiters.map((one) => [one, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const [best = ','] = [...delimiters].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  return { delimiter: best, isNamed: false };
}
