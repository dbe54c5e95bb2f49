import * as calls from '../../contract/staff-me.ts';
import * as security from '../../contract/staff-security.ts';
import * as viewCalls from '../../contract/staff-view.ts';
import { route, type Router } from '../http/route.ts';
import { requireProof } from '../services/account/prove-owner.ts';
import {
  chooseSecondStep,
  confirmAuthenticator,
  readSecurity,
  renewRecoveryCodes,
  startAuthenticator,
} from '../services/login/change-second-step.ts';
import { readStaffPerson } from '../services/staff/read-staff-person.ts';
import { dropView, keepView, listViews } from '../services/staff-view/staff-views.ts';

export function staffMeRoutes(router: Router): void {
  route(router, calls.getStaffMe, async ({ context, caller }) => ({
    data: await readStaffPerson(context, caller),
  }));
  route(router, security.getStaffSecurity, async ({ context, caller }) => ({
    data: await readSecurity(context, caller),
  }));
  route(router, security.chooseSecondStep, async ({ context, caller, body }) => {
    await requireProof(context, caller);
    return { data: await chooseSecondStep(context, caller, body.second_step) };
  });
  route(router, security.startAuthenticator, async ({ context, caller }) => {
    await requireProof(context, caller);
    return startAuthenticator(context, caller);
  });
  route(router, security.confirmAuthenticator, async ({ context, caller, body }) => {
    await requireProof(context, caller);
    return confirmAuthenticator(context, router.limits, caller, body.otp);
  });
  route(router, security.renewRecoveryCodes, async ({ context, caller }) => {
    await requireProof(context, caller);
    return renewRecoveryCodes(context, caller);
  });
  route(router, viewCalls.listStaffViews, async ({ context, caller, query }) => ({
    data: await listViews(context, caller, query.list),
  }));
  route(router, viewCalls.keepStaffView, async ({ context, caller, body }) => ({
    data: await keepView(context, caller, body),
  }));
  route(router, viewCalls.dropStaffView, async ({ context, caller, idParam }) => ({
    data: await dropView(context, caller, idParam('id', 'View')),
  }));
}
