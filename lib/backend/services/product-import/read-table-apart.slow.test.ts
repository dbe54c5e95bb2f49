import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from '../product-export/write-xlsx.ts';
import { readTableApart } from './read-table-apart.ts';

const sheetName = 'xl/worksheets/sheet1.xml';

/** Zip with one entry whose headers claim ten bytes, whatever its real size. */
function lyingZip(content: Buffer, flags: number): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const name = Buffer.from(sheetName);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

async function xlsx(rows: string[][]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const bunches = (async function* () {
    yield rows;
  })();
  for await (const part of writeXlsx('Products', bunches)) parts.push(part);
  return Buffer.concat(parts);
}

describe('T27: a list of products', () => {
  it('is read in a thread of its own, CSV and XLSX', async () => {
    const rows = [
      ['SKU', 'Name'],
      ['GF-1', 'Ghee'],
    ];
    expect((await readTableApart(Buffer.from('SKU,Name\nGF-1,Ghee\n'))).rows).toEqual(rows);
    expect((await readTableApart(await xlsx(rows))).rows).toEqual(rows);
  });

  it.each([0, 0x08])(
    'is refused when it unpacks to 300 MB behind headers that claim 10 bytes',
    async (flags) => {
      const bomb = lyingZip(Buffer.alloc(300 * 1024 * 1024), flags);
      expect(bomb.length).toBeLessThan(1024 * 1024);
      const before = process.memoryUsage().rss;
      await expect(readTableApart(bomb)).rejects.toThrow(/too large/);
      expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
    },
  );

  it('is refused when it needs more memory or time than it may', async () => {
    const many = await xlsx(Array.from({ length: 20_000 }, (_, n) => [`S-${n}`, 'x'.repeat(200)]));
    await expect(readTableApart(many, { heapMb: 16 })).rejects.toThrow(/too large to read/);
    await expect(readTableApart(many, { patienceMs: 1 })).rejects.toThrow(/too long/);
  });
});
