import * as calls from '../../contract/category.ts';
import { route, type Router } from '../http/route.ts';
import { listCategories } from '../services/category/list-categories.ts';

export function categoryRoutes(router: Router): void {
  route(router, calls.listCategories, async ({ context }) => ({
    data: await listCategories(context),
  }));
}
