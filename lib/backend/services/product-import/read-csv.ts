import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileFault } from './file-fault.ts';

/** Cells of the file by row, including the titles. */
export interface Table {
  rows: string[][];
  /** Note for the sender about the file; may be empty. */
  note: string;
}

const delimiters = [',', ';', '\t'];

/**
 * Detects the delimiter of a CSV file: the most frequent one in the first line outside quotes, or
 * the one named by a first line such as `sep=;`, which is then not a data line.
 */
function detectDelimiter(text: string): { delimiter: string; isNamed: boolean } {
  const named = /^sep=([,;\t])(?:\r\n?|\n)/i.exec(text)?.[1];
  if (named) return { delimiter: named, isNamed: true };
  const counts = new Map(delimiters.map((one) => [one, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const [best = ','] = [...delimiters].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  return { delimiter: best, isNamed: false };
}

interface Decoded {
  text: string;
  /** A sentence if the encoding is not the usual one. */
  note: string;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a CSV file: UTF-8 with or without byte order mark, UTF-16 with one, otherwise
 * Windows-1252 (older spreadsheets). Throws `FileFault` if it is not text.
 */
function decodeText(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decode('utf-16le', bytes), note: '' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decode('utf-16be', bytes), note: '' };
  if (bytes.includes(0)) {
    throw new FileFault('Choose a CSV or XLSX file.');
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: '' };
  } catch {
    return {
      text: decode('windows-1252', bytes),
      note:
        'The file is in Windows-1252. Check in the report that letters such as é or ₹ ' +
        'are right. If not, save it as “CSV UTF-8”.',
    };
  }
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

const partLength = 64 * 1024;
/** Letters in all cells of a line: 40 cells as large as a spreadsheet has them. */
const maxLineLength = 40 * 32_767;

/** Parses a CSV file, up to `maxRows` rows, without blocking the event loop. Throws `FileFault`. */
export async function readCsv(bytes: Uint8Array, maxRows: number): Promise<Table> {
  const { text, note } = decodeText(bytes);
  const { delimiter, isNamed } = detectDelimiter(text);
  const parser = Readable.from(splitText(text)).pipe(
    parse({
      delimiter,
      // Files that were put together have several.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      bom: true,
      max_record_size: maxLineLength,
      to: maxRows + (isNamed ? 1 : 0),
    }),
  );
  const rows: string[][] = [];
  try {
    for await (const row of parser) rows.push(row as string[]);
  } catch (error) {
    throw error instanceof CsvError
      ? new FileFault(sentenceOf(error, parser.info.records + 1))
      : error;
  }
  // The `sep=` line is a row in spreadsheets too, so an empty row keeps the line numbers.
  if (isNamed) rows[0] = [];
  return { rows, note };
}

function* splitText(text: string): Generator<string> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + partLength;
    // Between letters: half of a surrogate pair would become U+FFFD.
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
    yield text.slice(start, end);
  }
}

function sentenceOf({ code }: CsvError, line: number): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `The file can’t be read from row ${line}: a quotation mark is never closed.`;
    case 'CSV_MAX_RECORD_SIZE':
      return `The file can’t be read from row ${line}: it is too long. A quotation mark may not be closed.`;
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `The file can’t be read from row ${line}: there is text after a closing quotation mark. Double any quotation mark inside text.`;
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
      return `The file can’t be read from row ${line}: there is a quotation mark inside text. Put the whole text in quotation marks and double that one.`;
    default:
      return `The file can’t be read from row ${line}. Save it again as “CSV UTF-8”.`;
  }
}
