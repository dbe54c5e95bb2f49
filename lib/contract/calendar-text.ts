/* How calendar files (RFC 5545) write things: both sides make some. */

/** The file of these lines. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T110000Z`; takes ISO 8601. */
export function calendarMoment(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT of RFC 5545 section 3.3.11: without control characters, its signs escaped. */
export function calendarText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Breaks a line after at most 75 octets, never within a letter (section 3.1). */
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
