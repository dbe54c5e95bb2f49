const longestValue = 30;

/** Letters that an SMS can carry at one septet each; marks are dropped, other scripts as well. */
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

/** Values as operators take them: at most 30 characters each, none of them empty. */
export function toSmsValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      inSmsAlphabet(value).slice(0, longestValue).trim() || '-',
    ]),
  );
}

/** The text that arrives. Throws where the pattern asks for a value that is not there. */
export function fillSms(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/##(\w+)##/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The SMS lacks ${name}`);
    return value;
  });
}
