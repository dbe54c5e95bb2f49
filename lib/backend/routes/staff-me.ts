import * as calls from '../../contract/staff-me.ts';
import * as security from '../../contract/staff-security.ts';
import * as viewCalls from '../../contract/staff-view.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
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
  dataRoute(router, calls.getStaffMe, ({ context, caller }) => readStaffPerson(context, caller));
  dataRoute(router, security.getStaffSecurity, ({ context, caller }) =>
    readSecurity(context, caller),
  );
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
  dataRoute(router, viewCalls.listStaffViews, ({ context, caller, query }) =>
    listViews(context, caller, query.list),
  );
  dataRoute(router, viewCalls.keepStaffView, ({ context, caller, body }) =>
    keepView(context, caller, body),
  );
  dataRoute(router, viewCalls.dropStaffView, ({ context, caller, idParam }) =>
    dropView(context, caller, idParam('id', 'View')),
  );
}
