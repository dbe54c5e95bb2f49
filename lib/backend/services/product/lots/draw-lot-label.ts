import { and, eq } from 'drizzle-orm';
import { encode } from 'uqr';
import type { ServiceContext } from '../../../context.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { growers } from '../../../db/schema/grower.ts';
import { productLots } from '../../../db/schema/product-parts.ts';
import { notFound } from '../../../errors.ts';
import { ink, lineHeight, type Pen } from '../../invoice/pdf/pen.ts';
import { day, drawDocument, packSize } from '../../packing/paper.ts';
import { readShop } from '../../shop-profile/read-shop.ts';

interface LotLabel {
  shop: string;
  product: string;
  packSize: string;
  number: string;
  /** Address of the page of the lot. */
  address: string;
  harvestedOn: string | null;
  packedOn: string;
  packedAt: string;
  bestBefore: string | null;
  /** Name and place; null: not known, or without a page. */
  grower: string | null;
}

interface LabelFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** File name of the download. */
  title: string;
}

/** Draws the label of a lot for its packs. Throws 404 if the product has no such lot. */
export async function drawLotLabel(
  context: ServiceContext,
  productId: number,
  lotId: number,
): Promise<LabelFile> {
  const [lot] = await context.db
    .select({
      product: products.name,
      packSize,
      number: productLots.number,
      harvestedOn: productLots.harvestedOn,
      packedOn: productLots.packedOn,
      packedAt: productLots.packedAt,
      bestBefore: productLots.bestBefore,
      growerName: growers.name,
      growerPlace: growers.place,
      hasPage: growers.isPublished,
    })
    .from(productLots)
    .innerJoin(products, eq(products.id, productLots.productId))
    .leftJoin(growers, eq(growers.id, productLots.growerId))
    .where(and(eq(productLots.id, lotId), eq(productLots.productId, productId)));
  if (!lot) throw notFound('Lot');
  const { name: shop } = await readShop(context);
  const bytes = await drawLabel(
    {
      ...lot,
      shop,
      grower: lot.hasPage ? `${lot.growerName}, ${lot.growerPlace}` : null,
      address: `${context.env.siteUrl}/lot/${encodeURIComponent(lot.number)}`,
    },
    context.now(),
  );
  return { bytes, title: `Lot ${lot.number.replace(/[\p{C}<>:"/\\|?*]/gu, '-')}.pdf` };
}

/* 4 × 2.75 inches in points. */
const size = { width: 288, height: 198 };
const margin = 14;
/* 30 mm, of which the quiet zone is four modules on each side. */
const code = { x: size.width - margin - 86, y: 40, width: 86 };
const textWidth = code.x - margin - 12;
const termWidth = 46;
const factSize = 7;

function drawLabel(label: LotLabel, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  return drawDocument(
    `Lot ${label.number}`,
    label.shop,
    at,
    (pen) => {
      pen.writeFitted(label.shop, margin, 12, size.width - 2 * margin, {
        face: 'display',
        size: 13,
        color: ink.leaf,
      });
      pen.rule(margin, 32, size.width - margin, 32, ink.black, 0.8);
      drawFacts(pen, label);
      drawCode(pen, label.address);
      const asked = 'Scan to see where it grew';
      const askedWidth = Math.min(code.width, pen.width(asked, { size: 7 }));
      pen.writeFitted(asked, code.x + (code.width - askedWidth) / 2, code.y + 88, code.width, {
        size: 7,
      });
      pen.writeFitted(label.address, margin, size.height - 20, size.width - 2 * margin, {
        size: 7,
        color: ink.grey,
      });
    },
    [size.width, size.height],
  );
}

function drawFacts(pen: Pen, label: LotLabel): void {
  const titleStyle = { face: 'strong', size: 11 } as const;
  const title = [label.product, label.packSize].filter(Boolean).join(', ');
  let y = 40;
  for (const line of pen.lines(title, textWidth, titleStyle).slice(0, 2)) {
    pen.write(line, margin, y, titleStyle);
    y += lineHeight(titleStyle.size);
  }
  const facts = [
    ['Lot', label.number],
    ['Grown by', label.grower],
    ['Harvested', label.harvestedOn && day(label.harvestedOn)],
    ['Packed on', day(label.packedOn)],
    ['Packed at', label.packedAt],
    ['Best before', label.bestBefore && day(label.bestBefore)],
  ];
  y += 4;
  for (const [term, value] of facts) {
    if (!term || !value) continue;
    pen.write(term, margin, y, { size: factSize, color: ink.grey });
    for (const line of pen.lines(value, textWidth - termWidth, { size: factSize }).slice(0, 2)) {
      pen.write(line, margin + termWidth, y, { size: factSize });
      y += lineHeight(factSize);
    }
    y += 3;
  }
}

function drawCode(pen: Pen, address: string): void {
  const { size: modules, data } = encode(address, { ecc: 'M', border: 4 });
  const unit = code.width / modules;
  pen.decorate(() =>
    data.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) pen.doc.rect(code.x + x * unit, code.y + y * unit, unit, unit).fill(ink.black);
      }),
    ),
  );
}
