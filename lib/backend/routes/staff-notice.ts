import * as calls from '../../contract/staff-notice.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { listNotices } from '../services/notice/list-notices.ts';
import {
  addNoticeBrowser,
  changeNoticeSettings,
  readNoticeSettings,
  removeNoticeBrowsers,
} from '../services/notice/notice-settings.ts';

/* Each address is looked up in the DNS. */
const browsersByPerson: Limit = {
  name: 'notice-browsers',
  points: 30,
  seconds: 3_600,
  message: 'Too many requests. Try again later.',
};

export function staffNoticeRoutes(router: Router): void {
  dataRoute(router, calls.listNotices, ({ context, caller }) => listNotices(context, caller));
  dataRoute(router, calls.getNoticeSettings, ({ context, caller }) =>
    readNoticeSettings(context, caller),
  );
  dataRoute(router, calls.changeNoticeSettings, ({ context, caller, body }) =>
    changeNoticeSettings(context, caller, body),
  );
  route(router, calls.addNoticeBrowser, async ({ context, caller, body }) => {
    await router.limits.byKey(browsersByPerson, String(caller.customerId));
    return { data: await addNoticeBrowser(context, caller, body.endpoint) };
  });
  dataRoute(router, calls.removeNoticeBrowsers, ({ context, caller }) =>
    removeNoticeBrowsers(context, caller),
  );
}
