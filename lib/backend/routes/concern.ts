import * as calls from '../../contract/concern.ts';
import { route, type Router } from '../http/route.ts';
import { getConcern } from '../services/concern/get-concern.ts';
import { listConcerns } from '../services/concern/list-concerns.ts';

export function concernRoutes(router: Router): void {
  route(router, calls.listConcerns, async ({ context }) => ({ data: await listConcerns(context) }));
  route(router, calls.getConcern, async ({ context, idParam }) => ({
    data: await getConcern(context, idParam('id', 'Concern')),
  }));
}
