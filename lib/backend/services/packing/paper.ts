import { formatInTimeZone } from 'date-fns-tz';
import { openDocument, Pen } from '../invoice/pdf/pen.ts';
import { seller } from '../invoice/seller.ts';

/** `21 November 2026`, of a moment or of a day as `2026-11-21`. */
export const day = (at: Date | string): string =>
  formatInTimeZone(
    typeof at === 'string' ? `${at}T12:00:00+05:30` : at,
    'Asia/Kolkata',
    'd MMMM yyyy',
  );

/** Draws sheets for the packing table; the same bytes whenever the same is drawn at the same moment. */
export async function drawPaper(
  title: string,
  at: Date,
  draw: (pen: Pen) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openDocument(title, seller.name, at);
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  draw(new Pen(doc));
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
