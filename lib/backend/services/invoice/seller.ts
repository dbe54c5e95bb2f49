import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { countries, states } from '../../db/schema/place.ts';
import { toShopHead } from '../shop-profile/read-head.ts';
import { readShop } from '../shop-profile/read-shop.ts';

/**
 * Returns the seller data for an invoice issued now. `gstin` and `fssai` are empty if there is
 * none.
 */
export async function readSeller(
  context: Pick<ServiceContext, 'db'>,
): Promise<InvoiceDocument['seller']> {
  const shop = await readShop(context);
  const { gstin, fssai, state, legal_name: legalName } = shop;
  return {
    ...toShopHead(shop),
    name: legalName || shop.name,
    state,
    stateGstCode: gstin.slice(0, 2) || (await gstCodeOf(context, state)),
    gstin,
    fssai,
  };
}

async function gstCodeOf(
  { db }: Pick<ServiceContext, 'db'>,
  state: string,
): Promise<string | null> {
  const [found] = await db
    .select({ code: states.gstCode })
    .from(states)
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(and(eq(countries.code, 'IN'), sql`lower(${states.name}) = lower(${state})`));
  return found?.code ?? null;
}
