import * as calls from '../../contract/home.ts';
import { dataRoute, type Router } from '../http/route.ts';
import {
  listBanners,
  listHomePosts,
  listRail,
  listSections,
  listStatistics,
} from '../services/home/read-home.ts';

export function homeRoutes(router: Router): void {
  dataRoute(router, calls.listBanners, ({ context, query }) =>
    listBanners(context, query.sequence),
  );
  dataRoute(router, calls.listProductSections, ({ context, query }) =>
    listSections(context, query.type),
  );
  dataRoute(router, calls.listLowerSections, ({ context }) => listSections(context, 'footer'));
  dataRoute(router, calls.listNewArrivals, ({ context, caller }) =>
    listRail(context, 'new', caller),
  );
  dataRoute(router, calls.listMustTry, ({ context, caller }) =>
    listRail(context, 'must-try', caller),
  );
  dataRoute(router, calls.listBestSellers, ({ context, caller }) =>
    listRail(context, 'best', caller),
  );
  dataRoute(router, calls.listHomeBlogs, ({ context }) => listHomePosts(context));
  dataRoute(router, calls.listStatistics, ({ context }) => listStatistics(context));
}
