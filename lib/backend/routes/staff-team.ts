import * as invitation from '../../contract/staff-invitation.ts';
import * as calls from '../../contract/staff-team.ts';
import * as auditLog from '../../contract/staff-audit-log.ts';
import type { Limit } from '../http/rate-limit.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { requireProof } from '../services/account/prove-owner.ts';
import { resetSecondStep } from '../services/login/change-second-step.ts';
import { acceptInvitation, readInvitation } from '../services/team/accept-invitation.ts';
import { changeColleague, removeColleague } from '../services/team/change-rights.ts';
import {
  inviteColleague,
  resendInvitation,
  revokeInvitation,
} from '../services/team/manage-invitations.ts';
import { readTeam } from '../services/team/read-team.ts';
import { listAuditLog } from '../services/audit-log/list-audit-log.ts';

const message = 'Too many requests. Try again later.';
const codesByAddress: Limit = { name: 'invitation-address', points: 60, seconds: 3_600, message };
const mailsByOwner: Limit = { name: 'invitation-mails', points: 100, seconds: 3_600, message };

export function staffTeamRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.listTeam, ({ context }) => readTeam(context));
  route(router, calls.inviteColleague, async ({ context, caller, body }) => {
    await limits.byKey(mailsByOwner, String(caller.customerId));
    return inviteColleague(context, caller, body);
  });
  route(router, calls.resendInvitation, async ({ context, caller, idParam }) => {
    await limits.byKey(mailsByOwner, String(caller.customerId));
    return resendInvitation(context, caller, idParam('id', 'Invitation'));
  });
  route(router, calls.revokeInvitation, ({ context, caller, idParam }) =>
    revokeInvitation(context, caller, idParam('id', 'Invitation')),
  );
  route(router, calls.changeColleague, ({ context, caller, idParam, body }) =>
    changeColleague(context, caller, idParam('id', 'Colleague'), body),
  );
  route(router, calls.removeColleague, ({ context, caller, idParam }) =>
    removeColleague(context, caller, idParam('id', 'Colleague')),
  );
  route(router, calls.resetSecondStep, async ({ context, caller, idParam }) => {
    await requireProof(context, caller);
    await resetSecondStep(context, caller, idParam('id', 'Colleague'));
    return readTeam(context);
  });
  route(router, invitation.getInvitation, async ({ context, param, clientAddress }) => {
    await limits.byAddress(codesByAddress, clientAddress);
    return readInvitation(context, param('code'));
  });
  route(router, invitation.acceptInvitation, async ({ context, caller, param, clientAddress }) => {
    await limits.byAddress(codesByAddress, clientAddress);
    await acceptInvitation(context, caller, param('code'));
    return { message: 'You’ve joined the team' };
  });
  route(router, auditLog.listAuditLog, async ({ context, query }) =>
    listAuditLog(await fromReader(context), query),
  );
}
