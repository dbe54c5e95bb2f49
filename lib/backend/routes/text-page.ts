import * as calls from '../../contract/text-page.ts';
import { route, type Router } from '../http/route.ts';
import { getTextPage } from '../services/text-page/get-text-page.ts';

export function textPageRoutes(router: Router): void {
  route(router, calls.getTextPage, async ({ context, param }) => ({
    data: await getTextPage(context, param('slug')),
  }));
}
