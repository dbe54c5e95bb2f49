const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const entryLength = 46;
const endLength = 22;
const longestComment = 65_535;

/**
 * Returns the file names in the central directory of a ZIP archive, without unpacking it. Empty if
 * it is no archive or is truncated.
 */
export function namesInZip(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
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

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return undefined;
}
