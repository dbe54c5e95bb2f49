import * as calls from '../../contract/staff-notice.ts';
import { route, type Router } from '../http/route.ts';
import { listNotices } from '../services/notice/list-notices.ts';
import {
  addNoticeBrowser,
  changeNoticeSettings,
  readNoticeSettings,
  removeNoticeBrowsers,
} from '../services/notice/notice-settings.ts';

export function staffNoticeRoutes(router: Router): void {
  route(router, calls.listNotices, async ({ context, caller }) => ({
    data: await listNotices(context, caller),
  }));
  route(router, calls.getNoticeSettings, async ({ context, caller }) => ({
    data: await readNoticeSettings(context, caller),
  }));
  route(router, calls.changeNoticeSettings, async ({ context, caller, body }) => ({
    data: await changeNoticeSettings(context, caller, body),
  }));
  route(router, calls.addNoticeBrowser, async ({ context, caller, body }) => ({
    data: await addNoticeBrowser(context, caller, body.endpoint),
  }));
  route(router, calls.removeNoticeBrowsers, async ({ context, caller }) => ({
    data: await removeNoticeBrowsers(context, caller),
  }));
}
