import { sql } from 'drizzle-orm';
import { formatInIndia } from '../../../contract/format-in-india.ts';
import { inIndia } from '../../../contract/india-clock.ts';
import { products } from '../../db/schema/catalogue.ts';
import { left } from '../invoice/pdf/page.ts';
import { ink, openDocument, Pen } from '../invoice/pdf/pen.ts';

/** Formats a moment or a date (`2026-11-21`) as `21 November 2026`, in Indian time. */
export const day = (at: Date | string): string =>
  formatInIndia(typeof at === 'string' ? inIndia(at, '12:00:00') : at, 'd MMMM yyyy');

/** Draws a PDF for packing. Deterministic: the same content and time give the same bytes. */
export async function drawDocument(
  title: string,
  author: string,
  at: Date,
  draw: (pen: Pen) => void,
  size?: [number, number],
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openDocument(title, author, at, size);
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

export function drawName(pen: Pen, name: string, logo?: string): void {
  if (logo) {
    pen.drawPicture(logo, left, 32, [250, 40]);
    return;
  }
  const style = { face: 'display' as const, size: 27, color: ink.leaf };
  const width = pen.writeFitted(name, left, 36, 250, style);
  pen.dot(left + width + 7, 60, 3);
}

/* As `formatNetQuantity` of the storefront: kilograms and litres from 1,000 on. */
const isLarge = sql`${products.unit} in ('g', 'ml') and ${products.netQuantity} >= 1000`;
const unit = sql`case when ${isLarge} then case ${products.unit} when 'g' then 'kg' else 'L' end
  when ${products.unit} = 'l' then 'L'
  when ${products.netQuantity} = 1 and ${products.unit} in ('pieces', 'tablets', 'capsules', 'sticks', 'bags')
    then left(${products.unit}, -1)
  else ${products.unit} end`;

/** Net quantity with its unit, such as `250 g`; empty for a deleted product. */
export const packSize = sql<string>`
  coalesce(trim_scale(${products.netQuantity} / case when ${isLarge} then 1000 else 1 end)
    || ' ' || ${unit}, '')`;
