import * as calls from '../../contract/news.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { changeNews, readNews, stopNews } from '../services/news/change-news.ts';

/* Mail services send unsubscribe requests of many people from few addresses. */
const linksByAddress: Limit = {
  name: 'news-link',
  points: 600,
  seconds: 3_600,
  message: 'Too many requests. Try again later.',
};

export function newsRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.changeNews, async ({ context, caller, body, clientAddress }) => {
    await changeNews(context, caller.customerId, body.wants_news, clientAddress);
    return {
      wants_news: body.wants_news,
      message: body.wants_news ? 'You’re signed up for our news.' : 'You’ve been unsubscribed.',
    };
  });
  route(router, calls.checkNews, async ({ context, param, clientAddress }) => {
    await limits.byAddress(linksByAddress, clientAddress);
    return { wants_news: await readNews(context, param('token')) };
  });
  route(router, calls.stopNews, async ({ context, param, clientAddress }) => {
    await limits.byAddress(linksByAddress, clientAddress);
    await stopNews(context, param('token'), clientAddress);
    return { wants_news: false, message: 'You’ve been unsubscribed.' };
  });
}
