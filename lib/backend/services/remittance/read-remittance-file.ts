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

const mostLines = 1_000;

/* Words in the titles of couriers' files. */
const titles = {
  trackingNumber: /^(awb|waybill|tracking|consignment)/,
  received: /(cod|amount|remit|paid|received|value)/,
  paidOn: /date|paid on|day/,
};

/**
 * Reads a courier's list of paid cash as CSV: tracking number, amount and day, found by the titles
 * of the first line. Throws 400 if the file or its titles cannot be read.
 */
export async function readRemittanceFile(csv: string): Promise<FileLine[]> {
  const { rows } = await readCsv(Buffer.from(csv), mostLines + 2).catch((error: unknown) => {
    throw error instanceof FileFault ? invalid({ csv: [error.message] }) : error;
  });
  const [head = [], ...lines] = rows;
  const names = head.map((title) => title.trim().toLowerCase());
  const tracking = names.findIndex((name) => titles.trackingNumber.test(name));
  const day = names.findIndex((name) => titles.paidOn.test(name));
  const amount = names.findIndex((name, at) => at !== day && titles.received.test(name));
  if (tracking < 0 || amount < 0 || day < 0) {
    throw invalid({ csv: ['The first line must name three columns: AWB, Amount, Date'] });
  }
  if (lines.length > mostLines) {
    throw invalid({ csv: [`Please send at most ${mostLines} lines at once`] });
  }
  return lines.flatMap((cells, index) => {
    const trackingNumber = (cells[tracking] ?? '').trim().replace(/^'/, '');
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [
      {
        line: index + 2,
        trackingNumber,
        received: paiseOf(cells[amount] ?? ''),
        paidOn: dayOf(cells[day] ?? ''),
      },
    ];
  });
}

function paiseOf(cell: string): number | undefined {
  const plain = cell.replace(/^(₹|rs\.?|inr)/i, '').replace(/[\s,]/g, '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

/* A day as ISO 8601, or as India writes it: 21/11/2026, 21-11-2026. */
function dayOf(cell: string): string | undefined {
  const [date = ''] = cell.trim().split(/[ T]/);
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(date);
  const [, day = '', month = '', year = ''] = written ?? [];
  const iso = written ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date;
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : undefined;
}
