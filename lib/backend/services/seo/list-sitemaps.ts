import { sql } from 'drizzle-orm';
import { sitemapKinds, type SitemapKind, type SitemapShard } from '../../../contract/seo.ts';
import type { ServiceContext } from '../../context.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { newestProducts, sitemapPart, sitemapSource } from './sitemap-sources.ts';

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
