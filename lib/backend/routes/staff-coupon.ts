import * as calls from '../../contract/staff-coupon.ts';
import { route, type Router } from '../http/route.ts';
import { couponRecordType } from '../services/coupon/coupon-record-type.ts';
import { listCouponUses } from '../services/coupon/list-coupon-uses.ts';
import { recordHandlers, recordRoutes } from './record-routes.ts';

export function staffCouponRoutes(router: Router): void {
  recordRoutes(router, calls, recordHandlers(couponRecordType));
  route(router, calls.listCouponUses, ({ context, idParam, query }) =>
    listCouponUses(context, idParam('id', 'Coupon'), query),
  );
}
