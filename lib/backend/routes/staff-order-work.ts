import { getStaffOrder } from '../../contract/staff-order-detail.ts';
import { listStaffOrders } from '../../contract/staff-order-list.ts';
import * as calls from '../../contract/staff-order-work.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { orderIdOf } from '../services/order/order-id.ts';
import { changeCourier } from '../services/order/staff/change-courier.ts';
import {
  changeNote,
  removeNote,
  callOrder,
  noteOrder,
} from '../services/order/staff/note-order.ts';
import { checkOrderPayments } from '../services/order/staff/check-order-payments.ts';
import { decideReturn, startReturn } from '../services/order/return/decide-return.ts';
import { listOrdersForStaff } from '../services/order/staff/list-orders-for-staff.ts';
import { readOrderForStaff } from '../services/order/staff/read-order-for-staff.ts';
import { stepOrders } from '../services/order/staff/step-orders.ts';

export function staffOrderWorkRoutes(router: Router): void {
  route(router, listStaffOrders, async ({ context, query }) =>
    listOrdersForStaff(await fromReader(context), query),
  );
  route(router, getStaffOrder, async ({ context, caller, param }) => ({
    data: await readOrderForStaff(context, caller, orderIdOf(param('orderId'))),
  }));
  route(router, calls.stepOrders, async ({ context, caller, body }) => ({
    data: await stepOrders(context, caller, body),
  }));
  route(router, calls.noteOrder, async ({ context, caller, param, body }) => {
    const id = orderIdOf(param('orderId'));
    await noteOrder(context, caller, id, body.text);
    return { data: await readOrderForStaff(context, caller, id) };
  });
  route(router, calls.changeOrderNote, async ({ context, caller, param, idParam, body }) => {
    const orderId = orderIdOf(param('orderId'));
    await changeNote(context, caller, { orderId, noteId: idParam('noteId', 'Note') }, body.text);
    return { data: await readOrderForStaff(context, caller, orderId) };
  });
  route(router, calls.removeOrderNote, async ({ context, caller, param, idParam }) => {
    const orderId = orderIdOf(param('orderId'));
    await removeNote(context, caller, { orderId, noteId: idParam('noteId', 'Note') });
    return { data: await readOrderForStaff(context, caller, orderId) };
  });
  route(router, calls.callOrder, async ({ context, caller, param, body }) => {
    const id = orderIdOf(param('orderId'));
    await callOrder(context, caller, id, body);
    return { data: await readOrderForStaff(context, caller, id) };
  });
  route(router, calls.changeCourier, async ({ context, caller, param, body }) => {
    const id = orderIdOf(param('orderId'));
    await changeCourier(context, caller, id, body);
    return { data: await readOrderForStaff(context, caller, id) };
  });
  route(router, calls.startReturn, async ({ context, caller, param, body }) => {
    const orderId = orderIdOf(param('orderId'));
    await startReturn(context, caller, orderId, body);
    return { data: await readOrderForStaff(context, caller, orderId) };
  });
  route(router, calls.decideReturn, async ({ context, caller, param, body }) => {
    const id = orderIdOf(param('orderId'));
    await decideReturn(context, caller, id, body);
    return { data: await readOrderForStaff(context, caller, id) };
  });
  route(router, calls.checkOrderPayments, async ({ context, caller, param }) => {
    const id = orderIdOf(param('orderId'));
    await checkOrderPayments(context, id);
    return { data: await readOrderForStaff(context, caller, id) };
  });
}
