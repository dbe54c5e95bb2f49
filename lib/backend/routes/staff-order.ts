import { getStaffOrder } from '../../contract/staff-order-detail.ts';
import { listStaffOrders } from '../../contract/staff-order-list.ts';
import * as orderNewCalls from '../../contract/staff-order-new.ts';
import * as orderWorkCalls from '../../contract/staff-order-work.ts';
import * as orderCalls from '../../contract/staff-order.ts';
import * as packing from '../../contract/staff-packing.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import type { PathParams } from '../http/path-params.ts';
import { route, type Router, dataRoute } from '../http/route.ts';
import { formatOrderId } from '../services/order/order-id.ts';
import { findOrderCustomer } from '../services/order/place/by-staff/customer-of-number.ts';
import { placeOrderByStaff } from '../services/order/place/by-staff/place-order-by-staff.ts';
import { previewNewOrder } from '../services/order/place/by-staff/preview-new-order.ts';
import { toOrder } from '../services/order/read/serialize.ts';
import { decideReturn, startReturn } from '../services/order/return/decide-return.ts';
import { changeCourier } from '../services/order/staff/change-courier.ts';
import { listOrdersForStaff } from '../services/order/staff/list-orders-for-staff.ts';
import {
  changeNote,
  removeNote,
  callOrder,
  noteOrder,
} from '../services/order/staff/note-order.ts';
import { readOrderForStaff } from '../services/order/staff/read-order-for-staff.ts';
import { stepOrders } from '../services/order/staff/step-orders.ts';
import { takeStep } from '../services/order/step/take-step.ts';
import { listToPack } from '../services/packing/list-to-pack.ts';
import { checkOrderPayments } from '../services/payment/check-payments.ts';
import { orderRoute, orderTarget } from './order-route.ts';

const noteTarget = ({ orderParam, idParam }: PathParams) => ({
  orderId: orderParam(),
  noteId: idParam('noteId', 'Note'),
});

export function staffOrderRoutes(router: Router): void {
  route(router, orderCalls.stepOrder, async ({ context, caller, orderParam, body }) => ({
    data: toOrder(await takeStep(context, caller, orderParam(), body)),
  }));
  route(router, packing.listPackingOrders, async ({ context, query }) =>
    listToPack(context, query),
  );
  route(router, packing.packOrder, async ({ context, caller, param, orderParam }) => {
    await takeStep(context, caller, orderParam(), { status: 'Packed' });
    return { message: `${param('orderId')} is packed` };
  });
  route(router, packing.handOverOrder, async ({ context, caller, param, orderParam, body }) => {
    await takeStep(context, caller, orderParam(), { status: 'Shipped', ...body });
    return { message: `${param('orderId')} has been marked as shipped` };
  });
  dataRoute(router, orderNewCalls.findOrderCustomer, ({ context, caller, query }) =>
    findOrderCustomer(context, caller, query.mobile),
  );
  dataRoute(router, orderNewCalls.previewNewOrder, ({ context, body }) =>
    previewNewOrder(context, body),
  );
  route(router, orderNewCalls.placeOrderByStaff, async ({ context, caller, body }) => {
    const order = await placeOrderByStaff(context, caller, body);
    const order_id = formatOrderId(order.id);
    return { order_id, message: `Order ${order_id} has been placed` };
  });
  route(router, listStaffOrders, async ({ context, query }) =>
    listOrdersForStaff(await fromReader(context), query),
  );
  dataRoute(router, getStaffOrder, ({ context, caller, orderParam }) =>
    readOrderForStaff(context, caller, orderParam()),
  );
  dataRoute(router, orderWorkCalls.stepOrders, ({ context, caller, body }) =>
    stepOrders(context, caller, body),
  );
  orderRoute(router, orderWorkCalls.noteOrder, orderTarget, (context, caller, orderId, { text }) =>
    noteOrder(context, caller, orderId, text),
  );
  orderRoute(
    router,
    orderWorkCalls.changeOrderNote,
    noteTarget,
    (context, caller, note, { text }) => changeNote(context, caller, note, text),
  );
  orderRoute(router, orderWorkCalls.removeOrderNote, noteTarget, removeNote);
  orderRoute(router, orderWorkCalls.callOrder, orderTarget, callOrder);
  orderRoute(router, orderWorkCalls.changeCourier, orderTarget, changeCourier);
  orderRoute(router, orderWorkCalls.startReturn, orderTarget, startReturn);
  orderRoute(router, orderWorkCalls.decideReturn, orderTarget, decideReturn);
  orderRoute(router, orderWorkCalls.checkOrderPayments, orderTarget, (context, _, orderId) =>
    checkOrderPayments(context, orderId),
  );
}
