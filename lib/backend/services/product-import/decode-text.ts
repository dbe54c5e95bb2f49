import { FileFault } from './file-fault.ts';

interface Decoded {
  text: string;
  /** A sentence if the encoding is not the usual one. */
  note: string;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a CSV file: UTF-8 with or without byte order mark, UTF-16 with one, otherwise
 * Windows-1252 (older spreadsheets). Throws `FileFault` if it is not text.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decode('utf-16le', bytes), note: '' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decode('utf-16be', bytes), note: '' };
  if (bytes.includes(0)) {
    throw new FileFault('This is neither a CSV nor an XLSX file. Please choose one of these.');
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: '' };
  } catch {
    return {
      text: decode('windows-1252', bytes),
      note:
        'The file is written in Windows-1252 and was read so. Please look whether letters such as é or ₹ ' +
        'are right in the report; if not, save it as “CSV UTF-8”.',
    };
  }
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);
