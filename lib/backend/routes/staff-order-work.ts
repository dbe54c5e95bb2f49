import { getStaffOrder } from '../../contract/staff-order-detail.ts';
import { listStaffOrders } from '../../contract/staff-order-list.ts';
import * as calls from '../../contract/staff-order-work.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import type { PathParams } from '../http/path-params.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { changeCourier } from '../services/order/staff/change-courier.ts';
import {
  changeNote,
  removeNote,
  callOrder,
  noteOrder,
} from '../services/order/staff/note-order.ts';
import { checkOrderPayments } from '../services/payment/check-payments.ts';
import { decideReturn, startReturn } from '../services/order/return/decide-return.ts';
import { listOrdersForStaff } from '../services/order/staff/list-orders-for-staff.ts';
import { readOrderForStaff } from '../services/order/staff/read-order-for-staff.ts';
import { stepOrders } from '../services/order/staff/step-orders.ts';
import { orderRoute, orderTarget } from './order-route.ts';

const noteTarget = ({ orderParam, idParam }: PathParams) => ({
  orderId: orderParam(),
  noteId: idParam('noteId', 'Note'),
});

export function staffOrderWorkRoutes(router: Router): void {
  route(router, listStaffOrders, async ({ context, query }) =>
    listOrdersForStaff(await fromReader(context), query),
  );
  dataRoute(router, getStaffOrder, ({ context, caller, orderParam }) =>
    readOrderForStaff(context, caller, orderParam()),
  );
  dataRoute(router, calls.stepOrders, ({ context, caller, body }) =>
    stepOrders(context, caller, body),
  );
  orderRoute(router, calls.noteOrder, orderTarget, (context, caller, orderId, { text }) =>
    noteOrder(context, caller, orderId, text),
  );
  orderRoute(router, calls.changeOrderNote, noteTarget, (context, caller, note, { text }) =>
    changeNote(context, caller, note, text),
  );
  orderRoute(router, calls.removeOrderNote, noteTarget, removeNote);
  orderRoute(router, calls.callOrder, orderTarget, callOrder);
  orderRoute(router, calls.changeCourier, orderTarget, changeCourier);
  orderRoute(router, calls.startReturn, orderTarget, startReturn);
  orderRoute(router, calls.decideReturn, orderTarget, decideReturn);
  orderRoute(router, calls.checkOrderPayments, orderTarget, (context, _, orderId) =>
    checkOrderPayments(context, orderId),
  );
}
