import { and, asc, eq } from 'drizzle-orm';
import type { HomeSection } from '../../../contract/home.ts';
import type { ServiceContext } from '../../context.ts';
import { homeSections } from '../../db/schema/content.ts';
import { toSection } from './serialize.ts';

export type SectionKind = 'upper' | 'lower' | 'footer';

/** Returns the visible sections of one part of the home page, in the order set by staff. */
export async function listSections(
  { db }: ServiceContext,
  kind: SectionKind,
): Promise<HomeSection[]> {
  const rows = await db
    .select()
    .from(homeSections)
    .where(and(eq(homeSections.kind, kind), homeSections.isVisible))
    .orderBy(asc(homeSections.position), asc(homeSections.id));
  return rows.map(toSection);
}
