import { pictureType } from '../picture/picture-type.ts';
import { namesInZip } from './zip-names.ts';

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
