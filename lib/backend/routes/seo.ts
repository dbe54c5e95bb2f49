import * as calls from '../../contract/seo.ts';
import { notFound } from '../errors.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { findRedirect } from '../services/seo/find-redirect.ts';
import { listFeedProducts } from '../services/seo/list-feed-products.ts';
import { listSitemapEntries, listSitemaps } from '../services/seo/list-sitemaps.ts';

export function seoRoutes(router: Router): void {
  dataRoute(router, calls.listSitemaps, ({ context }) => listSitemaps(context));
  route(router, calls.listSitemapEntries, ({ context, param, query }) => {
    const kind = calls.sitemapKinds.find((one) => one === param('kind'));
    if (!kind) throw notFound('Sitemap');
    return listSitemapEntries(context, kind, query);
  });
  dataRoute(router, calls.findRedirect, ({ context, query }) => findRedirect(context, query.path));
  route(router, calls.listFeedProducts, async ({ context, query }) =>
    listFeedProducts(await fromReader(context), query.after ?? 0),
  );
}
