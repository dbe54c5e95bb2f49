const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const entryLength = 46;

/** How long the parts of a zip file are together once unpacked, as its index says; undefined where it has none. */
export function unpackedLength(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let length = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entryMark) {
      return undefined;
    }
    length += view.getUint32(at + 24, true);
    at +=
      entryLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return length;
}

/** Where the index ends: at the end of the file, a comment aside. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return undefined;
}
