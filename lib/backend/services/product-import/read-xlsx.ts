import { Buffer } from 'node:buffer';
import { readSheet } from 'read-excel-file/node';
import { FileFault } from './file-fault.ts';
import type { Table } from './read-table.ts';
import { unpackedLength } from './unpacked-length.ts';

/** A small file may hold endless zeros: nobody unpacks more than this. */
const mostUnpacked = 150 * 1024 * 1024;

/** The first sheet of an XLSX file, each cell as a text. Throws `FileFault` where it cannot be read. */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const length = unpackedLength(bytes);
  if (length === undefined) throw unreadable();
  if (length > mostUnpacked) {
    throw new FileFault('The sheet is too large. Please send it in parts, or as CSV.');
  }
  const rows = await readSheet(Buffer.from(bytes)).catch(() => {
    throw unreadable();
  });
  return { rows: rows.map((row) => row.map(textOf)), note: '' };
}

const unreadable = () =>
  new FileFault('The file cannot be read as XLSX. Please save it anew, or as CSV.');

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // What a spreadsheet works out is off by a hair: 0.1 + 0.2.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return String(cell);
}
