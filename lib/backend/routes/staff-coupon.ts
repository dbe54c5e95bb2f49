import * as calls from '../../contract/staff-coupon.ts';
import { route, type Router } from '../http/route.ts';
import { couponDesk } from '../services/coupon/coupon-desk.ts';
import { listCouponUses } from '../services/coupon/list-coupon-uses.ts';
import { recordRoutes } from './record-routes.ts';

export function staffCouponRoutes(router: Router): void {
  recordRoutes(router, calls, couponDesk);
  route(router, calls.listCouponUses, ({ context, idParam, query }) =>
    listCouponUses(context, idParam('id', 'Coupon'), query),
  );
}
