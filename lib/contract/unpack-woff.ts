const headerLength = 44;
const entryLength = 20;
const tableLength = 16;

/**
 * Converts a WOFF 1.0 font to OpenType, which drawing libraries require: same tables,
 * decompressed by `inflate`, with another directory.
 */
export function unpackWoff(woff: Buffer, inflate: (table: Buffer) => Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font');
  const count = woff.readUInt16BE(12);
  const range = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + count * tableLength);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range * tableLength, 6);
  directory.writeUInt16BE(Math.log2(range), 8);
  directory.writeUInt16BE((count - range) * tableLength, 10);

  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = headerLength + index * entryLength;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflate(packed) : packed;
    const directoryOffset = 12 + index * tableLength;
    woff.copy(directory, directoryOffset, entry, entry + 4);
    woff.copy(directory, directoryOffset + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, directoryOffset + 8);
    directory.writeUInt32BE(length, directoryOffset + 12);
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}
