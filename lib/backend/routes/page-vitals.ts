import { getPageVitals, reportPageVitals } from '../../contract/page-vitals.ts';
import { toNetwork } from '../../server/client-address.ts';
import { tooOften } from '../errors.ts';
import { route, type Router } from '../http/route.ts';
import {
  createVitalsCollector,
  createVitalsLimit,
} from '../services/page-vitals/collect-vitals.ts';
import { readVitals } from '../services/page-vitals/read-vitals.ts';

const retryAfterSeconds = 60;

export function pageVitalsRoutes(router: Router): void {
  const collector = createVitalsCollector();
  const isWithinLimit = createVitalsLimit();
  route(router, reportPageVitals, async ({ context, body, clientAddress }) => {
    if (!isWithinLimit(toNetwork(clientAddress), context.now().getTime())) {
      throw tooOften('Too many measurements. Try again later.', retryAfterSeconds);
    }
    collector.count(context, body);
    return {};
  });
  route(router, getPageVitals, async ({ context }) => {
    await collector.write(context);
    return { data: await readVitals(context) };
  });
}
