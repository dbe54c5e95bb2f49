import { Buffer } from 'node:buffer';
import { readSheet } from 'read-excel-file/node';
import { writeZip } from '../product-export/write-zip.ts';
import { FileFault } from './file-fault.ts';
import { readZipEntries, ZipTooLarge, ZipUnreadable } from './read-zip-entries.ts';
import type { Table } from './read-csv.ts';
import { safeCell } from './cells.ts';
import { spellOutCells, writeNumber } from './spell-out-cells.ts';

/** Zip bomb limit: maximum bytes of unpacked XML. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** Only these parts are unpacked; never pictures, macros or others. */
const partsOfTable =
  /^(?:\[Content_Types\]\.xml|(?:_rels|xl\/_rels)\/[^/]+|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/worksheets\/[^/]+\.xml)$/;

/**
 * Reads the first sheet of an XLSX file, each cell as the text that a CSV file would have. Throws
 * `FileFault` if it is not readable.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const table = await rebuilt(bytes);
  const rows = await readSheet(table).catch(() => {
    throw unreadable();
  });
  return { rows: rows.map((row) => row.map(cellText)), note: '' };
}

/**
 * Rebuilds the archive from entries of verified length, because the XLSX reader trusts the headers,
 * and with numbers and errors as texts, because it rounds the ones and drops the others.
 */
async function rebuilt(bytes: Uint8Array): Promise<Buffer> {
  try {
    const entries = readZipEntries(bytes, partsOfTable, maxUnpackedBytes);
    const styles = entries.find(({ name }) => name === 'xl/styles.xml')?.content.toString('utf8');
    const parts: Uint8Array[] = [];
    const texts = entries.map(({ name, content }) => {
      const text = content.toString('utf8');
      const isSheet = name.startsWith('xl/worksheets/');
      return { name, content: [isSheet ? spellOutCells(text, styles ?? '') : text] };
    });
    for await (const part of writeZip(texts)) parts.push(part);
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof ZipTooLarge) throw tooLarge();
    if (error instanceof ZipUnreadable || error instanceof RangeError) throw unreadable();
    throw error;
  }
}

const tooLarge = () => new FileFault('The sheet is too large. Split it, or save it as CSV.');

const unreadable = () => new FileFault('The file can’t be read as XLSX. Save it again, or as CSV.');

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return writeMoment(cell);
  if (typeof cell === 'number') return writeNumber(String(cell));
  // A text of a spreadsheet is never a formula, whatever it begins with.
  return safeCell(String(cell));
}

/*
 * A day, with the time if there is one, marked as a date, because no column has dates; rounded to seconds,
 * because spreadsheets count in days.
 */
function writeMoment(moment: Date): string {
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1_000) * 1_000)
    .toISOString()
    .split(/[T.]/);
  const clock = time.replace(/:00$/, '');
  // Times without a day are counted from the last day of 1899.
  if (day < '1900-01-01') return `${clock} (date)`;
  return `${clock === '00:00' ? day : `${day} ${clock}`} (date)`;
}
