import { composeLetters } from '../../../contract/join-letters.ts';
import { StoreError } from '../../errors.ts';
import { pictureType } from '../picture/picture-type.ts';

const endOfDirectory = 0x06054b50;

const directoryEntry = 0x02014b50;

const entryLength = 46;

const endLength = 22;

const longestComment = 65_535;

/**
 * Returns the file names in the central directory of a ZIP archive, without unpacking it. Empty if
 * it is no archive or is truncated.
 */
function namesInZip(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  if (end === undefined) return [];
  const names: string[] = [];
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== directoryEntry) return [];
    const nameLength = view.getUint16(at + 28, true);
    const start = at + entryLength;
    names.push(decoder.decode(bytes.subarray(start, start + nameLength)));
    at = start + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function findEndRecord(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return undefined;
}

/** Allowed attachment types, by the extension of the stored name. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;
export type AttachmentEnding = keyof typeof attachmentTypes;

const pictureEndings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Detects the type of a file from its content, not its name; undefined for types that are not
 * accepted: documents with macros, and text that is no table.
 */
export function attachmentEnding(bytes: Uint8Array): AttachmentEnding | undefined {
  const picture = pictureType(bytes);
  if (picture) return pictureEndings[picture];
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (start === '%PDF-') return 'pdf';
  if (start.startsWith('PK')) return officeEnding(namesInZip(bytes));
  return isTable(bytes) ? 'csv' : undefined;
}

/**
 * Returns the content of an uploaded file and the extension of its type, which is detected from the
 * content. Throws 413 if the file is too large and 415 if its type is not in `endings`; both errors
 * name `field`.
 */
export async function readChecked(
  file: File,
  field: string,
  { maxBytes, tooLarge, wrongType }: { maxBytes: number; tooLarge: string; wrongType: string },
  endings?: readonly AttachmentEnding[],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; ending: AttachmentEnding }> {
  const refused = (status: 413 | 415, message: string) =>
    new StoreError(status, message, { errors: { [field]: [message] } });
  if (file.size > maxBytes) throw refused(413, tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = attachmentEnding(bytes);
  if (!ending || endings?.includes(ending) === false) throw refused(415, wrongType);
  return { bytes, ending };
}

function officeEnding(names: readonly string[]): 'docx' | 'xlsx' | undefined {
  if (!names.includes('[Content_Types].xml')) return undefined;
  if (names.some((name) => /vbaProject|\/activeX\//i.test(name))) return undefined;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

const isControl = (byte: number) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte);

/**
 * UTF-8 text whose first line has column separators. Rejects text that begins like HTML, and binary
 * data.
 */
function isTable(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  if (bytes.some(isControl)) return false;
  const [first = ''] = text.trimStart().split(/\r?\n|\r/);
  return /[,;\t]/.test(first) && !first.startsWith('<');
}

const longest = 120;
const otherEndings: Partial<Record<AttachmentEnding, string>> = { jpg: 'jpeg' };

/**
 * Returns a safe display name of an uploaded file: without folders and forbidden characters, with
 * the extension of its content type.
 */
export function attachmentTitle(sent: string, ending: AttachmentEnding): string {
  const plain = composeLetters(sent.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');
  const known = [ending, otherEndings[ending]].find((one) =>
    plain.toLowerCase().endsWith(`.${one}`),
  );
  const name = known ? plain.slice(0, -known.length - 1) : plain;
  const short = [...name].slice(0, longest).join('').trim();
  return `${short || 'attachment'}.${ending}`;
}
