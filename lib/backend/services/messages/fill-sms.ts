import { cutText } from '../../../contract/cut-text.ts';

const longestValue = 30;

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
    Object.entries(values).map(([name, value]) => [
      name,
      cutText(inSmsAlphabet(value), longestValue).trim() || '-',
    ]),
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
