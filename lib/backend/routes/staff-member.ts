import * as calls from '../../contract/staff-member.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { endMonth, giveMonth } from '../services/membership/staff/change-member.ts';
import { listMembers } from '../services/membership/staff/list-members.ts';
import { readMember } from '../services/membership/staff/read-member.ts';

export function staffMemberRoutes(router: Router): void {
  route(router, calls.listStaffMembers, async ({ context, caller, query }) =>
    listMembers(await fromReader(context), caller, query),
  );
  dataRoute(router, calls.getStaffMember, ({ context, caller, idParam }) =>
    readMember(context, caller, idParam('id', 'Customer')),
  );
  dataRoute(router, calls.giveMonth, ({ context, caller, idParam, body }) =>
    giveMonth(context, caller, idParam('id', 'Customer'), body),
  );
  route(router, calls.endMonth, async ({ context, caller, idParam, body }) => {
    const month = {
      customerId: idParam('id', 'Customer'),
      monthId: idParam('monthId', 'Subscription'),
    };
    return { data: await endMonth(context, caller, month, body) };
  });
}
