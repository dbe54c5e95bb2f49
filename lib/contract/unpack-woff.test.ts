import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { unpackWoff } from './unpack-woff';

const woff = readFileSync('node_modules/@fontsource/eczar/files/eczar-latin-500-normal.woff');

/** Tag, checksum, offset and length of each table in the OpenType directory. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [sum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field));
    return {
      tag: font.toString('latin1', at, at + 4),
      sum,
      offset: offset ?? 0,
      length: length ?? 0,
    };
  });

function calculateChecksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('a font that comes packed', () => {
  it('is whole and in order once it is unpacked', () => {
    const font = unpackWoff(woff, inflateSync);
    expect(font.length).toBe(woff.readUInt32BE(16));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const tables = tablesOf(font);
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']));
    // `head` has a separate checksum over the whole font.
    for (const { tag, sum, offset, length } of tables.filter((table) => table.tag !== 'head')) {
      expect(`${tag} ${calculateChecksum(font.subarray(offset, offset + length))}`).toBe(
        `${tag} ${sum}`,
      );
    }
  });

  it('is refused where it is something else', () => {
    expect(() => unpackWoff(Buffer.from('<html>'), inflateSync)).toThrow('no WOFF');
  });
});
