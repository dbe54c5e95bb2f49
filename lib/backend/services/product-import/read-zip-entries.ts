import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const entryLength = 46;
const localLength = 30;
const stored = 0;
const deflated = 8;
const encrypted = 1;

export interface ZipContent {
  name: string;
  content: Buffer;
}

/** The unpacked entries exceed the limit. */
export class ZipTooLarge extends Error {}

/** Not a zip file, or an unsupported kind (encrypted, zip64, other compression methods). */
export class ZipUnreadable extends Error {}

/**
 * Unpacks the zip entries whose names match `wanted`, at most `maxBytes` in total; does not trust
 * the lengths in the headers (zip bombs). Throws `ZipTooLarge` or `ZipUnreadable`.
 */
export function readZipEntries(bytes: Uint8Array, wanted: RegExp, maxBytes: number): ZipContent[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let left = maxBytes;
  const entries: ZipContent[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entryMark) {
      throw new ZipUnreadable();
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.subarray(at + entryLength, at + entryLength + nameLength));
    if (wanted.test(name.toString('utf8'))) {
      const content = unpack(bytes, view, at, left);
      left -= content.byteLength;
      entries.push({ name: name.toString('utf8'), content });
    }
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function unpack(bytes: Uint8Array, view: DataView, entry: number, maxBytes: number): Buffer {
  const method = view.getUint16(entry + 10, true);
  const packed = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const isReadable =
    (view.getUint16(entry + 8, true) & encrypted) === 0 &&
    local + localLength <= view.byteLength &&
    view.getUint32(local, true) === localMark;
  if (!isReadable) throw new ZipUnreadable();
  const start =
    local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packed > view.byteLength) throw new ZipUnreadable();
  const content = bytes.subarray(start, start + packed);
  if (method === stored && packed <= maxBytes) return Buffer.from(content);
  if (method === stored || maxBytes <= 0) throw new ZipTooLarge();
  if (method !== deflated) throw new ZipUnreadable();
  try {
    return inflateRawSync(content, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge ? new ZipTooLarge() : new ZipUnreadable();
  }
}

/** Finds the end of central directory record; a comment may follow it. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new ZipUnreadable();
}
