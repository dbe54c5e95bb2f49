import { sql } from 'drizzle-orm';
import type { SitemapEntry, SitemapKind } from '../../../contract/seo.ts';
import type { ServiceContext } from '../../context.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { entriesAPart, newestProducts, sitemapSource } from './sitemap-sources.ts';

/** Small batches keep memory low on both sides. */
const batchSize = 2_000;
const largestId = 2_147_483_647;

interface EntryRow extends Record<string, unknown> {
  id: number;
  name: string;
  images: string[];
  changedMs: number;
}

interface Piece {
  data: SitemapEntry[];
  /** Cursor of the next batch; null at the end of the part. */
  next: number | null;
}

/** Returns a batch of one part of the sitemap, by id (keyset pagination); empty past the end. */
export async function listSitemapEntries(
  context: ServiceContext,
  kind: SitemapKind,
  { page, after = 0 }: { page: number; after?: number | undefined },
): Promise<Piece> {
  const { db, now } = context;
  const { closed_pages: closed } = await readShop(context);
  const start = Math.max(after, Math.min((page - 1) * entriesAPart, largestId));
  const end = Math.min(page * entriesAPart, largestId);
  const moment = now().toISOString();
  const { rows } = await db.execute<EntryRow>(sql`
    with ${newestProducts(moment)}
    select id, name, images, (extract(epoch from updated_at) * 1000)::float8 as "changedMs"
    from (${sitemapSource(kind, moment, closed)}) things
    where id > ${start} and id <= ${end} order by id limit ${batchSize}`);
  return {
    data: rows.map(({ changedMs, ...entry }) => ({
      ...entry,
      updated_at: new Date(changedMs).toISOString(),
    })),
    next: rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null,
  };
}
