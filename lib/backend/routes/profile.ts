import { getElitePlan } from '../../contract/elite.ts';
import * as calls from '../../contract/profile.ts';
import { route, type Router } from '../http/route.ts';
import { toRupees } from '../money.ts';
import { elitePrice } from '../services/membership/elite-price.ts';
import { eliteUntil } from '../services/membership/elite-until.ts';
import { readProfile } from '../services/profile/read-profile.ts';
import { toProfile } from '../services/profile/serialize.ts';

export function profileRoutes(router: Router): void {
  route(router, calls.getProfile, async ({ context, caller }) => ({
    data: toProfile(await readProfile(context, caller.customerId)),
  }));
  route(router, calls.checkElite, async ({ context, caller }) => {
    const until = await eliteUntil(context, caller.customerId);
    return { is_sose_elite_user: until !== undefined, end_date: until?.toISOString() ?? null };
  });
  route(router, getElitePlan, async ({ context }) => ({
    data: { price: toRupees(await elitePrice(context)) },
  }));
}
