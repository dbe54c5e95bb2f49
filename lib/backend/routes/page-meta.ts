import * as calls from '../../contract/page-meta.ts';
import { route, type Router } from '../http/route.ts';
import { getPageMeta } from '../services/page-meta/get-page-meta.ts';

export function pageMetaRoutes(router: Router): void {
  route(router, calls.getPageMeta, ({ context, query }) => getPageMeta(context, query.page_url));
}
