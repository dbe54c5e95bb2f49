import * as calls from '../../contract/staff-me.ts';
import { route, type Router } from '../http/route.ts';
import { readStaffPerson } from '../services/staff/read-staff-person.ts';

export function staffMeRoutes(router: Router): void {
  route(router, calls.getStaffMe, async ({ context, caller }) => ({
    data: await readStaffPerson(context, caller),
  }));
}
