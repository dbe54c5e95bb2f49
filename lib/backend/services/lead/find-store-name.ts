import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { stores } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';

/**
 * Returns the name of the store a lead is for; 400 naming the field if no open store has that id.
 */
export async function findStoreName({ db }: ServiceContext, id: number): Promise<string> {
  const [store] = await db
    .select({ name: stores.name })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.isOpen, true)));
  if (!store) throw invalid({ store_id: ['Please choose a store'] });
  return store.name;
}
