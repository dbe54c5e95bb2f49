import * as calls from '../../contract/staff-member.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { endMonth, giveMonth } from '../services/membership/staff/change-member.ts';
import { listMembers } from '../services/membership/staff/list-members.ts';
import { readMember } from '../services/membership/staff/read-member.ts';

export function staffMemberRoutes(router: Router): void {
  route(router, calls.listStaffMembers, async ({ context, caller, query }) =>
    listMembers(await fromReader(context), caller, query),
  );
  route(router, calls.getStaffMember, async ({ context, caller, idParam }) => ({
    data: await readMember(context, caller, idParam('id', 'Customer')),
  }));
  route(router, calls.giveMonth, async ({ context, caller, idParam, body }) => ({
    data: await giveMonth(context, caller, idParam('id', 'Customer'), body),
  }));
  route(router, calls.endMonth, async ({ context, caller, idParam, body }) => {
    const month = {
      customerId: idParam('id', 'Customer'),
      monthId: idParam('monthId', 'Subscription'),
    };
    return { data: await endMonth(context, caller, month, body) };
  });
}
