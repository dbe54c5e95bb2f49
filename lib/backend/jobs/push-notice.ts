import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { noticeBrowsers } from '../db/schema/notice.ts';
import { readPushKey, vapidHeader } from '../services/notice/push-key.ts';
import { postWebhook } from '../services/webhook/post-webhook.ts';
import { NotTaken } from './run-job.ts';

/** The push service keeps the message this long for a browser that is offline. */
const waitSeconds = 24 * 60 * 60;

/**
 * Wakes a browser (Web Push, RFC 8030). The message is empty: the service worker reads the notices
 * with the session of the browser, so push services learn nothing and rights are checked then.
 * Removes a subscription that has ended. Throws if the service does not take it, to be retried.
 */
export async function pushNotice(
  context: ServiceContext,
  { browserId }: { browserId: number },
): Promise<void> {
  const { db, env, now, log } = context;
  const ofThis = eq(noticeBrowsers.id, browserId);
  const [browser] = await db.select().from(noticeBrowsers).where(ofThis);
  if (!browser) return;
  const key = await readPushKey(context);
  const { status, text } = await postWebhook(context, browser.endpoint, {
    body: '',
    headers: {
      authorization: vapidHeader(key, browser.endpoint, env.siteUrl, now()),
      ttl: String(waitSeconds),
      urgency: 'high',
    },
  });
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) {
    await db.delete(noticeBrowsers).where(ofThis);
    return;
  }
  if (status === 429 || status >= 500) throw new NotTaken(`Push was not taken: ${status} ${text}`);
  log.warn({ browserId, status }, 'a push service refused a notice');
}
