import * as calls from '../../contract/concern.ts';
import { route, type Router } from '../http/route.ts';
import { getConcern, listConcerns } from '../services/concern/read-concerns.ts';

export function concernRoutes(router: Router): void {
  route(router, calls.listConcerns, async ({ context }) => ({ data: await listConcerns(context) }));
  route(router, calls.getConcern, async ({ context, idParam }) => ({
    data: await getConcern(context, idParam('id', 'Concern')),
  }));
}
