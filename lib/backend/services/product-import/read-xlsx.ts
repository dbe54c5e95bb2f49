import { Buffer } from 'node:buffer';
import { readSheet } from 'read-excel-file/node';
import { writeZip } from '../product-export/write-zip.ts';
import { FileFault } from './file-fault.ts';
import { readZipEntries, ZipTooLarge, ZipUnreadable } from './read-zip-entries.ts';
import type { Table } from './read-table.ts';

/** Zip bomb limit: maximum bytes of unpacked XML. */
const mostUnpacked = 100 * 1024 * 1024;
/** Only these parts are unpacked; never pictures, macros or others. */
const partsOfTable =
  /^(?:\[Content_Types\]\.xml|(?:_rels|xl\/_rels)\/[^/]+|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/worksheets\/[^/]+\.xml)$/;

/**
 * Reads the first sheet of an XLSX file, each cell as text. Throws `FileFault` if it is not
 * readable.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const table = await rebuilt(bytes);
  const rows = await readSheet(table).catch(() => {
    throw unreadable();
  });
  return { rows: rows.map((row) => row.map(textOf)), note: '' };
}

/**
 * Rebuilds the archive from entries of verified length, because the XLSX reader trusts the headers.
 */
async function rebuilt(bytes: Uint8Array): Promise<Buffer> {
  try {
    const entries = readZipEntries(bytes, partsOfTable, mostUnpacked);
    const parts: Uint8Array[] = [];
    const texts = entries.map(({ name, content }) => ({
      name,
      content: [content.toString('utf8')],
    }));
    for await (const part of writeZip(texts)) parts.push(part);
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof ZipTooLarge) throw tooLarge();
    if (error instanceof ZipUnreadable || error instanceof RangeError) throw unreadable();
    throw error;
  }
}

const tooLarge = () => new FileFault('The sheet is too large. Please send it in parts, or as CSV.');

const unreadable = () =>
  new FileFault('The file cannot be read as XLSX. Please save it anew, or as CSV.');

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // Removes floating point errors of spreadsheet formulas (0.1 + 0.2).
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return String(cell);
}
