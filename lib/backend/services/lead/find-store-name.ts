import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { stores } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';

/** What the store is called that an enquiry is for; 400 naming the field where none of that id is open. */
export async function findStoreName({ db }: ServiceContext, id: number): Promise<string> {
  const [store] = await db
    .select({ name: stores.name })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.isOpen, true)));
  if (!store) throw invalid({ store_id: ['Please choose a store'] });
  return store.name;
}
