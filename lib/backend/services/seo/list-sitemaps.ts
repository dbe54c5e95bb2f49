import { sql } from 'drizzle-orm';
import {
  sitemapKinds,
  type SitemapKind,
  type SitemapShard,
  type SitemapEntry,
} from '../../../contract/seo.ts';
import type { ServiceContext } from '../../context.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { newestProducts, sitemapPart, sitemapSource, entriesAPart } from './sitemap-sources.ts';

interface PartRow extends Record<string, unknown> {
  kind: SitemapKind;
  page: number;
  changedMs: number;
}

/** Returns the non-empty parts of the sitemap with the date of their newest entry. */
export async function listSitemaps(context: ServiceContext): Promise<SitemapShard[]> {
  const { db, now } = context;
  const { closed_pages: closed } = await readShop(context);
  const moment = now().toISOString();
  const parts = sitemapKinds.map((kind) => {
    const things =
      kind === 'products'
        ? sql`select part as page, updated_at from newest_products where part is not null`
        : sql`select ${sitemapPart(sql.raw('id'))} as page, updated_at
            from (${sitemapSource(kind, moment, closed)}) things`;
    return sql`
      select ${kind}::text as kind, page,
        (extract(epoch from max(updated_at)) * 1000)::float8 as "changedMs"
      from (${things}) dated group by page`;
  });
  const { rows } = await db.execute<PartRow>(
    sql`with ${newestProducts(moment)} ${sql.join(parts, sql` union all `)}`,
  );
  return rows
    .toSorted(
      (a, b) => sitemapKinds.indexOf(a.kind) - sitemapKinds.indexOf(b.kind) || a.page - b.page,
    )
    .map(({ kind, page, changedMs }) => ({
      kind,
      page,
      updated_at: new Date(changedMs).toISOString(),
    }));
}

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
