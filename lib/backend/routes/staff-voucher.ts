import * as calls from '../../contract/staff-voucher.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { blockVoucher, reissueVoucher } from '../services/gift-voucher/staff/change-voucher.ts';
import { giveVoucher } from '../services/gift-voucher/staff/give-voucher.ts';
import { listVouchers } from '../services/gift-voucher/staff/list-vouchers.ts';
import { readVoucher } from '../services/gift-voucher/staff/read-voucher.ts';

const name = 'Gift voucher';

export function staffVoucherRoutes(router: Router): void {
  route(router, calls.listStaffVouchers, async ({ context, query }) =>
    listVouchers(await fromReader(context), query),
  );
  route(router, calls.getStaffVoucher, async ({ context, idParam }) => ({
    data: await readVoucher(context, idParam('id', name)),
  }));
  route(router, calls.giveVoucher, async ({ context, caller, body }) => ({
    data: await giveVoucher(context, caller, body),
  }));
  route(router, calls.blockVoucher, async ({ context, caller, idParam, body: { reason } }) => ({
    data: await blockVoucher(context, caller, idParam('id', name), reason),
  }));
  route(router, calls.unblockVoucher, async ({ context, caller, idParam }) => ({
    data: await blockVoucher(context, caller, idParam('id', name)),
  }));
  route(router, calls.reissueVoucher, async ({ context, caller, idParam, body }) => ({
    data: await reissueVoucher(context, caller, idParam('id', name), body),
  }));
}
