import * as calls from '../../contract/faq.ts';
import { route, type Router } from '../http/route.ts';
import { listFaqs } from '../services/faq/list-faqs.ts';

export function faqRoutes(router: Router): void {
  route(router, calls.listFaqs, async ({ context }) => ({ data: await listFaqs(context) }));
}
