import * as calls from '../../contract/staff-team.ts';
import * as trail from '../../contract/staff-trail.ts';
import { route, type Router } from '../http/route.ts';
import { addColleague, changeColleague, removeColleague } from '../services/team/change-rights.ts';
import { listTeam } from '../services/team/list-team.ts';
import { listTrail } from '../services/trail/list-trail.ts';

export function staffTeamRoutes(router: Router): void {
  route(router, calls.listTeam, async ({ context }) => ({ data: await listTeam(context) }));
  route(router, calls.addColleague, async ({ context, caller, body }) => ({
    data: await addColleague(context, caller, body),
  }));
  route(router, calls.changeColleague, async ({ context, caller, idParam, body }) => ({
    data: await changeColleague(context, caller, idParam('id', 'Colleague'), body),
  }));
  route(router, calls.removeColleague, async ({ context, caller, idParam }) => ({
    data: await removeColleague(context, caller, idParam('id', 'Colleague')),
  }));
  route(router, trail.listTrail, ({ context, query }) => listTrail(context, query));
}
