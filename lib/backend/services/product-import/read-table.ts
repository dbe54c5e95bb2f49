import { importRules } from '../../../contract/staff-import.ts';
import { convertTable } from './convert-table.ts';
import { FileFault } from './file-fault.ts';
import { readCsv, type Table } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const beginsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Whether a file is a zip archive, as XLSX files are. */
export const isXlsx = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/**
 * Reads a CSV or XLSX file, detected by content, and translates the lists of other shops. Throws
 * `FileFault` if it is another type, or too long.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.byteLength === 0) throw new FileFault('The file is empty.');
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FileFault(
      'This is an old Excel file, or it has a password. Save it as XLSX without a password, or as CSV.',
    );
  }
  // Titles, the allowed lines, and one more to detect that there are too many.
  const maxRows = importRules.mostLines + 2;
  const table = await (isXlsx(bytes) ? readXlsx(bytes) : readCsv(bytes, maxRows));
  while (table.rows.at(-1)?.every((cell) => cell.trim() === '')) table.rows.pop();
  if (table.rows.length >= maxRows) {
    throw new FileFault(
      `The file has more than ${importRules.mostLines.toLocaleString('en-IN')} rows. Split it.`,
    );
  }
  return convertTable(table);
}
