import * as calls from '../../contract/staff-customer.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import * as change from '../services/customer/change-customer.ts';
import { changeNote, removeNote } from '../services/customer/change-note.ts';
import { listCustomers } from '../services/customer/list-customers.ts';
import { readCustomer } from '../services/customer/read-customer.ts';

const name = 'Customer';

export function staffCustomerRoutes(router: Router): void {
  route(router, calls.listStaffCustomers, async ({ context, caller, query }) =>
    listCustomers(await fromReader(context), caller, query),
  );
  dataRoute(router, calls.getStaffCustomer, ({ context, caller, idParam }) =>
    readCustomer(context, caller, idParam('id', name)),
  );
  dataRoute(router, calls.correctCustomer, ({ context, caller, idParam, body }) =>
    change.correctCustomer(context, caller, idParam('id', name), body),
  );
  dataRoute(router, calls.addCustomerNote, ({ context, caller, idParam, body }) =>
    change.addNote(context, caller, idParam('id', name), body),
  );
  route(router, calls.changeCustomerNote, async ({ context, caller, idParam, body }) => {
    const which = { customerId: idParam('id', name), noteId: idParam('noteId', 'Note') };
    return { data: await changeNote(context, caller, which, body.text) };
  });
  route(router, calls.removeCustomerNote, async ({ context, caller, idParam }) => {
    const which = { customerId: idParam('id', name), noteId: idParam('noteId', 'Note') };
    return { data: await removeNote(context, caller, which) };
  });
  dataRoute(router, calls.endCustomerSessions, ({ context, caller, idParam }) =>
    change.endSessions(context, caller, idParam('id', name)),
  );
  dataRoute(router, calls.closeCustomer, ({ context, caller, idParam, body }) =>
    change.closeCustomer(context, caller, idParam('id', name), body),
  );
}
