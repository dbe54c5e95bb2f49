import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { ScannedProduct } from '../../../contract/staff-product-grid.ts';
import type { ServiceContext } from '../../context.ts';
import { conflict, notFound } from '../../errors.ts';

interface CodeRow extends Record<string, unknown> {
  id: number;
  name: string;
  sku: string;
  image: string | null;
  stock: number | null;
  family: ScannedProduct['family'];
  isCombo: boolean;
}

/**
 * Returns the product with this SKU (any case) or barcode. Throws 404 if there is none, 409 if
 * several have the barcode, or it is a combo.
 */
export async function findProductByCode(
  { db }: ServiceContext,
  code: string,
): Promise<ScannedProduct> {
  const { rows } = await db.execute<CodeRow>(sql`
    select p.id, p.name, p.sku, p.stock,
      (select i.path from product_images i where i.product_id = p.id order by i.position limit 1)
        as image,
      (select json_build_object('id', f.id, 'name', f.name, 'options', m.options)
       from family_members m join families f on f.id = m.family_id
       where m.product_id = p.id) as family,
      exists (select from combos k where k.product_id = p.id) as "isCombo"
    from products p
    where (lower(p.sku) = lower(${code}) or p.barcode = ${code})
      and ${companyId} = any(p.websites)
    order by lower(p.sku) = lower(${code}) desc, p.id limit 2`);
  const [first, second] = rows;
  if (!first) throw notFound(`Product ${code}`);
  if (second && first.sku.toLowerCase() !== code.toLowerCase()) {
    throw conflict(`${first.sku} and ${second.sku} have this barcode. Enter the SKU.`);
  }
  if (first.isCombo) {
    throw conflict(`${first.name} is a combo. Count its items instead.`);
  }
  return {
    id: first.id,
    name: first.name,
    sku: first.sku,
    image1: first.image,
    available_stock_quantity: first.stock,
    family: first.family,
  };
}
