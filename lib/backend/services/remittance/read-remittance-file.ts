import { Buffer } from 'node:buffer';
import { isDay } from '../../../contract/appointment-day.ts';
import { invalid } from '../../errors.ts';
import { FileFault } from '../product-import/file-fault.ts';
import { readCsv } from '../product-import/read-csv.ts';

export interface FileLine {
  /** As a spreadsheet counts it. */
  line: number;
  trackingNumber: string;
  /** Paise; undefined: not an amount. */
  received: number | undefined;
  /** `YYYY-MM-DD`; undefined: not a day. */
  paidOn: string | undefined;
}

const maxLines = 1_000;

interface Column {
  /** A column with just this title is meant, whatever the other ones are called. */
  title: string;
  /** Whole words in the titles of couriers' files. */
  pattern: RegExp;
  isNot: RegExp;
}

const trackingPattern = /^(awb|waybill|tracking|consignment)/;
const dayPattern = /\b(date|day|paid on)\b/;

/* The amount must not be read from another column: `AWB Code`, `COD PIN`, `Remittance Date`. */
const columns: Record<'trackingNumber' | 'received' | 'paidOn', Column> = {
  trackingNumber: { title: 'awb', pattern: trackingPattern, isNot: dayPattern },
  received: {
    title: 'amount',
    pattern: /\b(cod|cash|amount|amt|remit|remitted|remittance|paid|received|value)\b/,
    isNot: new RegExp(`${trackingPattern.source}|${dayPattern.source}|\\b(pin|pincode|zip)\\b`),
  },
  paidOn: { title: 'date', pattern: dayPattern, isNot: trackingPattern },
};

/**
 * Reads a courier's list of paid cash as CSV: tracking number, amount and day, found by the titles
 * of the first line. Throws 400 if the file or its titles cannot be read, or two columns fit.
 */
export async function readRemittanceFile(csv: string): Promise<FileLine[]> {
  const { rows } = await readCsv(Buffer.from(csv), maxLines + 2).catch((error: unknown) => {
    throw error instanceof FileFault ? invalid({ csv: [error.message] }) : error;
  });
  const [head = [], ...lines] = rows;
  const tracking = findColumn(head, columns.trackingNumber);
  const amount = findColumn(head, columns.received);
  const day = findColumn(head, columns.paidOn);
  if (tracking < 0 || amount < 0 || day < 0) {
    throw invalid({ csv: ['The first row must name three columns: AWB, Amount, Date'] });
  }
  if (lines.length > maxLines) {
    throw invalid({ csv: [`Send at most ${maxLines} rows at a time`] });
  }
  return lines.flatMap((cells, index) => {
    const trackingNumber = (cells[tracking] ?? '').trim().replace(/^'/, '');
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [
      {
        line: index + 2,
        trackingNumber,
        received: parsePaise(cells[amount] ?? ''),
        paidOn: parseDay(cells[day] ?? ''),
      },
    ];
  });
}

/* -1: no title fits. */
function findColumn(head: string[], { title, pattern, isNot }: Column): number {
  const names = head.map((one) =>
    one
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  if (names.includes(title)) return names.indexOf(title);
  const fitting = names.flatMap((name, at) =>
    pattern.test(name) && !isNot.test(name) ? [at] : [],
  );
  const [first = -1, second] = fitting;
  if (second === undefined) return first;
  const both = [head[first], head[second]].map((one) => `“${one?.trim()}”`).join(' and ');
  const wanted = title === 'awb' ? 'AWB' : title.charAt(0).toUpperCase() + title.slice(1);
  throw invalid({ csv: [`${both} look alike. Rename the right column to ${wanted}.`] });
}

function parsePaise(cell: string): number | undefined {
  const plain = cell.replace(/^(₹|rs\.?|inr)/i, '').replace(/[\s,]/g, '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/* A day as ISO 8601, or as India writes it: 21/11/2026, 21-11-26, 21-Nov-2026, 21 Nov 2026. */
function parseDay(cell: string): string | undefined {
  const text = cell.trim().toLowerCase();
  const [date = ''] = text.split(/[ t]/);
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:20)?\d{2})$/.exec(date);
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]\s*((?:20)?\d{2})(?!\d)/.exec(text);
  const [, day = '', month = '', year = ''] = numeric ?? named ?? [];
  const monthNumber = named ? String(months.indexOf(month) + 1) : month;
  const iso = year
    ? `20${year.slice(-2)}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`
    : date;
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : undefined;
}
