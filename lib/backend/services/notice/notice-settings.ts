import { count, eq } from 'drizzle-orm';
import { mayEnter } from '../../../contract/staff-area.ts';
import {
  isMailedFromStart,
  maxBrowsers,
  noticeKinds,
  noticeTexts,
  type NoticeChoice,
  type NoticeSettings,
} from '../../../contract/staff-notice.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { noticeBrowsers, noticeChoices } from '../../db/schema/notice.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notAllowed } from '../../errors.ts';
import { publicAddressesOf } from '../webhook/public-address.ts';
import { readPushKey } from './push-key.ts';

/** Returns the caller's notification settings, for the kinds that the caller may see. */
export async function readNoticeSettings(
  context: ServiceContext,
  caller: CustomerCaller,
): Promise<NoticeSettings> {
  const { db } = context;
  const { customerId } = caller;
  const chosen = await db.select().from(noticeChoices).where(eq(noticeChoices.staffId, customerId));
  const [account] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  const [browsers] = await db
    .select({ count: count() })
    .from(noticeBrowsers)
    .where(eq(noticeBrowsers.staffId, customerId));
  return {
    choices: noticeKinds
      .filter((kind) => mayEnter(caller, noticeTexts[kind].permission))
      .map((kind) => {
        const choice = chosen.find((one) => one.kind === kind);
        const mail = choice?.mail ?? isMailedFromStart(caller, kind);
        return { kind, mail, push: choice?.push ?? false };
      }),
    email: account?.email ?? '',
    push_key: (await readPushKey(context)).publicKey,
    browsers: browsers?.count ?? 0,
  };
}

/** Saves the channels of one notification. Throws 403 for a kind that the caller may not see. */
export async function changeNoticeSettings(
  context: ServiceContext,
  caller: CustomerCaller,
  { kind, mail, push }: NoticeChoice,
): Promise<NoticeSettings> {
  if (!mayEnter(caller, noticeTexts[kind].permission)) throw notAllowed();
  await context.db
    .insert(noticeChoices)
    .values({ staffId: caller.customerId, kind, mail, push })
    .onConflictDoUpdate({
      target: [noticeChoices.staffId, noticeChoices.kind],
      set: { mail, push },
    });
  return readNoticeSettings(context, caller);
}

/**
 * Adds a browser of the caller; one of another account is moved to the caller. Throws 400 for an
 * address that is not public, 409 above ten browsers.
 */
export async function addNoticeBrowser(
  context: ServiceContext,
  caller: CustomerCaller,
  endpoint: string,
): Promise<NoticeSettings> {
  await publicAddressesOf(context, endpoint).catch(() => {
    throw invalid({ endpoint: ['This browser can’t be reached'] });
  });
  const { customerId: staffId } = caller;
  return withinTransaction(context, async (within, tx) => {
    // Row lock: two browsers at a time are counted one after the other.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, staffId))
      .for('update');
    await tx
      .insert(noticeBrowsers)
      .values({ staffId, endpoint, createdAt: context.now() })
      .onConflictDoUpdate({ target: noticeBrowsers.endpoint, set: { staffId } });
    const settings = await readNoticeSettings(within, caller);
    if (settings.browsers > maxBrowsers) {
      throw conflict(`At most ${maxBrowsers} browsers can receive your notifications`);
    }
    return settings;
  });
}

/** Ends push notifications in all browsers of the caller; returns the new settings. */
export async function removeNoticeBrowsers(
  context: ServiceContext,
  caller: CustomerCaller,
): Promise<NoticeSettings> {
  await context.db.delete(noticeBrowsers).where(eq(noticeBrowsers.staffId, caller.customerId));
  return readNoticeSettings(context, caller);
}
