import * as calls from '../../contract/staff-voucher.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { blockVoucher, reissueVoucher } from '../services/gift-voucher/staff/change-voucher.ts';
import { giveVoucher } from '../services/gift-voucher/staff/give-voucher.ts';
import { listVouchers } from '../services/gift-voucher/staff/list-vouchers.ts';
import { readVoucher } from '../services/gift-voucher/staff/read-voucher.ts';

const name = 'Gift voucher';

export function staffVoucherRoutes(router: Router): void {
  route(router, calls.listStaffVouchers, async ({ context, query }) =>
    listVouchers(await fromReader(context), query),
  );
  dataRoute(router, calls.getStaffVoucher, ({ context, idParam }) =>
    readVoucher(context, idParam('id', name)),
  );
  dataRoute(router, calls.giveVoucher, ({ context, caller, body }) =>
    giveVoucher(context, caller, body),
  );
  dataRoute(router, calls.blockVoucher, ({ context, caller, idParam, body: { reason } }) =>
    blockVoucher(context, caller, idParam('id', name), reason),
  );
  dataRoute(router, calls.unblockVoucher, ({ context, caller, idParam }) =>
    blockVoucher(context, caller, idParam('id', name)),
  );
  dataRoute(router, calls.reissueVoucher, ({ context, caller, idParam, body }) =>
    reissueVoucher(context, caller, idParam('id', name), body),
  );
}
