import * as calls from '../../contract/setup.ts';
import { route, type Router } from '../http/route.ts';
import { openOwner } from '../services/setup/open-owner.ts';

const triesByAddress = {
  name: 'first_day',
  points: 10,
  seconds: 3_600,
  message: 'Try again in an hour',
};

export function setupRoutes(router: Router): void {
  route(router, calls.openOwner, async ({ context, body, clientAddress }) => {
    await router.limits.byAddress(triesByAddress, clientAddress);
    await openOwner(context, body);
    return { message: 'Your account is ready. Log in to continue.' };
  });
}
