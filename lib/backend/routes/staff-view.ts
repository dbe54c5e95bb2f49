import * as calls from '../../contract/staff-view.ts';
import { route, type Router } from '../http/route.ts';
import { dropView, keepView, listViews } from '../services/staff-view/staff-views.ts';

export function staffViewRoutes(router: Router): void {
  route(router, calls.listStaffViews, async ({ context, caller, query }) => ({
    data: await listViews(context, caller, query.list),
  }));
  route(router, calls.keepStaffView, async ({ context, caller, body }) => ({
    data: await keepView(context, caller, body),
  }));
  route(router, calls.dropStaffView, async ({ context, caller, idParam }) => ({
    data: await dropView(context, caller, idParam('id', 'View')),
  }));
}
