import * as calls from '../../contract/home.ts';
import { route, type Router } from '../http/route.ts';
import {
  listBanners,
  listHomePosts,
  listRail,
  listSections,
  listStatistics,
} from '../services/home/read-home.ts';

export function homeRoutes(router: Router): void {
  route(router, calls.listBanners, async ({ context, query }) => ({
    data: await listBanners(context, query.sequence),
  }));
  route(router, calls.listProductSections, async ({ context, query }) => ({
    data: await listSections(context, query.type),
  }));
  route(router, calls.listLowerSections, async ({ context }) => ({
    data: await listSections(context, 'footer'),
  }));
  route(router, calls.listNewArrivals, async ({ context, caller }) => ({
    data: await listRail(context, 'new', caller),
  }));
  route(router, calls.listMustTry, async ({ context, caller }) => ({
    data: await listRail(context, 'must-try', caller),
  }));
  route(router, calls.listBestSellers, async ({ context, caller }) => ({
    data: await listRail(context, 'best', caller),
  }));
  route(router, calls.listHomeBlogs, async ({ context }) => ({
    data: await listHomePosts(context),
  }));
  route(router, calls.listStatistics, async ({ context }) => ({
    data: await listStatistics(context),
  }));
}
