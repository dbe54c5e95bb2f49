import { Buffer } from 'node:buffer';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  unpacked: number;
  at: number;
}

const version = 20;
/** Bit 3: sizes follow the content (data descriptor). Bit 11: names are in UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** Fixed date (1 January 2020), so that the same content gives the same file. */
const day = ((2020 - 1980) << 9) | (1 << 5) | 1;

/**
 * Streams a zip file; it is never in memory as a whole. Limit: 4 GB per entry and in total (no
 * zip64).
 */
export async function* writeZip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, unpacked: 0, at };
    const head = localHead(entry);
    yield head;
    at += head.length;
    for await (const part of pack(content, entry)) {
      yield part;
      at += part.length;
    }
    const tail = numbers([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.unpacked]);
    yield tail;
    at += tail.length;
    written.push(entry);
  }
  const index = Buffer.concat(written.map(indexEntry));
  yield index;
  yield numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, written.length],
    [2, written.length],
    [4, index.length],
    [4, at],
    [2, 0],
  );
}

async function* pack(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 2 });
  const feed = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.unpacked += bytes.length;
      if (!packer.write(bytes)) await new Promise((resolve) => packer.once('drain', resolve));
    }
    packer.end();
  };
  const fed = feed().catch((error: unknown) => {
    packer.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  for await (const part of packer) {
    entry.packed += (part as Buffer).length;
    yield part as Buffer;
  }
  await fed;
}

const localHead = ({ name }: Written) =>
  Buffer.concat([
    numbers([4, 0x04034b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
    numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const indexEntry = ({ name, crc, packed, unpacked, at }: Written) =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflated]),
    numbers([2, 0], [2, day], [4, crc], [4, packed], [4, unpacked], [2, name.length]),
    numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    name,
  ]);

/** Little-endian integers of the given byte lengths. */
function numbers(...values: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );
}
