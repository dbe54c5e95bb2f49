import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { ServiceContext } from '../../context.ts';
import { StoreError } from '../../errors.ts';
import { isListed } from '../../db/is-listed.ts';

interface WithdrawnRow extends Record<string, unknown> {
  replacementId: number | null;
  replacementName: string | null;
}

/**
 * Creates the 404 for a product that is not visible. If this site sold it earlier, the response
 * also contains its replacement: `gone: true, replacement: {id, name} | null`.
 */
export async function missingProduct({ db, now }: ServiceContext, id: number): Promise<StoreError> {
  const { rows } = await db.execute<WithdrawnRow>(sql`
    select p.id as "replacementId", p.name as "replacementName"
    from (
      select replacement_id from products
      where id = ${id} and not is_on_sale and ${companyId} = any(websites)
      union all
      select replacement_id from removed_products where id = ${id}
    ) old
    left join products p on p.id = old.replacement_id and ${isListed(now().toISOString())}
    limit 1`);
  const [withdrawn] = rows;
  if (!withdrawn) return new StoreError(404, 'Product not found');
  const { replacementId, replacementName } = withdrawn;
  const replacement = replacementId === null ? null : { id: replacementId, name: replacementName };
  return new StoreError(404, 'Product not found', { more: { gone: true, replacement } });
}
