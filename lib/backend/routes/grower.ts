import * as calls from '../../contract/grower.ts';
import { findLot as findLotCall } from '../../contract/lot-lookup.ts';
import { route, type Router } from '../http/route.ts';
import { getGrower, listGrowers } from '../services/grower/read-growers.ts';
import { findLot } from '../services/product/lots/find-lot.ts';

export function growerRoutes(router: Router): void {
  route(router, calls.listGrowers, async ({ context }) => ({ data: await listGrowers(context) }));
  route(router, calls.getGrower, async ({ context, idParam }) => ({
    data: await getGrower(context, idParam('id', 'Grower')),
  }));
  route(router, findLotCall, async ({ context, param }) => ({
    data: await findLot(context, param('number')),
  }));
}
