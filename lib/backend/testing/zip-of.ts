const directoryEntry = 0x02014b50;
const endOfDirectory = 0x06054b50;
const localHeader = 0x04034b50;

/** Builds an archive of empty files with these names, enough for type detection. */
export function zipOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local = new Uint8Array(30);
  new DataView(local.buffer).setUint32(0, localHeader, true);
  const entries = names.map((name) => {
    const text = encoder.encode(name);
    const entry = new Uint8Array(46 + text.length);
    const view = new DataView(entry.buffer);
    view.setUint32(0, directoryEntry, true);
    view.setUint16(28, text.length, true);
    entry.set(text, 46);
    return entry;
  });
  const directory = entries.reduce((sum, { length }) => sum + length, 0);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, endOfDirectory, true);
  view.setUint16(8, names.length, true);
  view.setUint16(10, names.length, true);
  view.setUint32(12, directory, true);
  view.setUint32(16, local.length, true);
  const archive = new Uint8Array(local.length + directory + end.length);
  let at = 0;
  for (const part of [local, ...entries, end]) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
