const longestValue = 30;

/** Words that a shortened name must not end with. */
const danglingWords = /(?:[\s,&.-]|\b(?:and|of|for|the|by|in|with))+$/i;

/** Cuts a long value after a whole word, so that a shop's name still reads as a name. */
function cutWords(value: string): string {
  if (value.length <= longestValue) return value;
  const words = value.slice(0, longestValue + 1).replace(/\s+\S*$/, '');
  const name = words.length > longestValue ? '' : words.replace(danglingWords, '');
  return name || value.slice(0, longestValue);
}

/** Converts to GSM 7-bit letters of one septet each; drops accents and other scripts. */
function inSmsAlphabet(value: string): string {
  return value
    .replaceAll('₹', 'Rs ')
    .normalize('NFKD')
    .replace(/[‘’]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[`^{}[\]~|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Limits values to what operators accept: at most 30 characters each, never empty. */
export function toSmsValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cutWords(inSmsAlphabet(value)) || '-']),
  );
}

/** Fills the pattern of an SMS. Throws if a value is missing. */
export function fillSms(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/##(\w+)##/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The SMS lacks ${name}`);
    return value;
  });
}
