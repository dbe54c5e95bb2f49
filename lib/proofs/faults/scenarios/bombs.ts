import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../api-calls.ts';
import { jsonOf } from '../call.ts';
import { formWithFile } from '../form.ts';
import { startHealthyClient } from '../healthy-client.ts';
import { watchMemory } from '../memory-watch.ts';
import { pngOf } from '../png.ts';
import { seconds } from '../report.ts';
import type { Scenario } from '../scenario.ts';
import { slowdown } from '../slowdown.ts';
import { startWatch } from '../watch.ts';
import { crc32, deflateRawSync } from 'node:zlib';

const CALL_LIMIT_MS = 120_000;
/** An unreadable product list must have failed within this time. */
const ENDED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;
/** Memory limit of the thread that reads a product list; it is ended at this limit. */
const READER_BYTES = 512 * 1024 ** 2;

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const workbook =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

/** A compressed workbook of a few hundred kB with a very large sheet. */
function workbookWith(sheet: Buffer | string, more: Record<string, Buffer | string> = {}) {
  return zipWith({
    '[Content_Types].xml': contentTypes,
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
}

const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c></row>';
const sheetOf = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const entities = `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1_000)}">${Array.from(
  { length: 12 },
  (_, i) => `<!ENTITY b${i} "${(i === 0 ? '&a;' : `&b${i - 1};`).repeat(10)}">`,
).join('')}]>`;

/**
 * T27: decompression bombs: product lists and pictures that are small to send and huge when
 * unpacked, uploaded by staff.
 */
export const bombs: Scenario = {
  name: 'bombs',
  run: async (bench) => {
    const { store, shop, report, inForm, isShort, say } = bench;
    const [staff] = await shop.makeBuyers(1, { isStaff: true });
    const token = staff?.token ?? '';
    const size = inForm(64, 400) * 1024 ** 2;
    const lists: [string, Buffer<ArrayBuffer>][] = [
      ['spaces.xlsx', workbookWith(Buffer.alloc(inForm(1, 400) * 1024 ** 2, 0x20))],
      ['rows.xlsx', workbookWith(sheetOf(row.repeat(inForm(300_000, 2_000_000))))],
      ['entities.xlsx', workbookWith(entities + sheetOf(row.replace('SKU', '&b11;')))],
      [
        'strings.xlsx',
        workbookWith(sheetOf(row), { 'xl/sharedStrings.xml': Buffer.alloc(size, 0x61) }),
      ],
      ['lines.csv', Buffer.from('a,'.repeat(4_000_000))],
      ['quote.csv', Buffer.from(`SKU,Name\n"${'a\n'.repeat(4_000_000)}`)],
    ];
    const side = inForm(20_000, 40_000);
    const pictures: [string, Buffer<ArrayBuffer>][] = [
      ['huge.png', pngOf(side, side)],
      ['cut.png', pngOf(4_000, 4_000).subarray(0, 500)],
    ];
    const watch = startWatch();
    const memory = await watchMemory(store);
    const healthy = startHealthyClient(bench);
    try {
      for (const [name, bytes] of lists) {
        const begun = performance.now();
        const form = await formWithFile('file', name, bytes, 'application/octet-stream');
        const reply = await callApi(store.apiUrl, 'POST', '/staff/product-imports/', {
          token,
          limitMs: CALL_LIMIT_MS,
          ...form,
        });
        watch.saw(name, reply);
        report.check(`${name} is answered`, reply !== undefined);
        const { id } = (jsonOf(reply)['data'] ?? {}) as { id?: number };
        if (id !== undefined) {
          const state = await untilEnded(
            store.apiUrl,
            token,
            id,
            ENDED_WITHIN_MS * slowdown(isShort),
          );
          report.check(`${name} comes to rest in time`, state !== undefined, state);
          say(`  ${name}: ${state ?? 'unknown'} after ${seconds(performance.now() - begun)}`);
        }
        report.rounds += 1;
      }
      for (const [name, bytes] of pictures) {
        const form = await formWithFile('picture', name, bytes, 'image/png');
        const reply = await callApi(store.apiUrl, 'POST', '/user/profile/picture/', {
          token,
          limitMs: CALL_LIMIT_MS,
          ...form,
        });
        watch.saw(name, reply);
        report.check(
          `${name} is refused`,
          reply !== undefined && reply.status >= 400,
          reply?.status,
        );
        report.rounds += 1;
      }
    } finally {
      // An idle program does not collect garbage: other clients keep reading.
      await memory.verify(report, 'bombs', READER_BYTES);
      await healthy.verify('bombs');
    }
    report.check('no 5xx', watch.dishonest().length === 0, watch.dishonest().slice(0, 3));
  },
};

/** The final status of an import; undefined if it has none in time. */
async function untilEnded(
  apiUrl: string,
  token: string,
  id: number,
  limitMs: number,
): Promise<string | undefined> {
  const giveUpAt = Date.now() + limitMs;
  while (Date.now() < giveUpAt) {
    const reply = await callApi(apiUrl, 'GET', `/staff/product-imports/${id}/`, { token });
    const { status } = (jsonOf(reply)['data'] ?? {}) as { status?: string };
    if (status !== undefined && status !== 'checking') return status;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Builds a deflated archive with these files, as in an XLSX. */
function zipWith(files: Readonly<Record<string, Buffer | string>>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    // Fields that both headers of a file share: version, flags, method (deflate), time, checksum,
    // sizes, name.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
