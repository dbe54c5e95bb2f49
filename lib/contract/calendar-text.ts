/* Calendar files (RFC 5545); used by backend and storefront. */

export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Formats ISO 8601 as `20261124T110000Z`. */
export function calendarMoment(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Escapes a TEXT value (RFC 5545 section 3.3.11) and removes control characters. */
export function calendarText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 octets, never inside a character (section 3.1). */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
