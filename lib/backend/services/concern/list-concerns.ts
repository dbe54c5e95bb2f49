import { asc, eq } from 'drizzle-orm';
import type { ConcernCard } from '../../../contract/concern.ts';
import type { ServiceContext } from '../../context.ts';
import { concerns } from '../../db/schema/concern.ts';

/** Returns the published concerns by name. */
export async function listConcerns({ db }: ServiceContext): Promise<ConcernCard[]> {
  return db
    .select({
      id: concerns.id,
      slug: concerns.slug,
      name: concerns.name,
      summary: concerns.summary,
    })
    .from(concerns)
    .where(eq(concerns.isPublished, true))
    .orderBy(asc(concerns.name), asc(concerns.id));
}
