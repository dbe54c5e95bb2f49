import { callApi } from '../api-calls.ts';
import { untilServing, checkBack } from '../recovery.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { untilOtpIsSent } from '../sent-message.ts';
import type { Buyer } from '../shop.ts';
import { underLoad } from '../under-load.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

async function sendOtp({ store, shop }: Bench, { mobile }: Buyer): Promise<string> {
  const body = { mobile_no: mobile };
  const reply = await callApi(store.apiUrl, 'POST', '/user/send-otp/', { body });
  if (reply?.status !== 200) throw new Error(`No code: ${reply?.text ?? 'no answer'}`);
  return untilOtpIsSent(shop, mobile);
}

async function logIn({ store }: Bench, { mobile }: Buyer, otp: string): Promise<number> {
  const body = { mobile_no: mobile, otp };
  return (await callApi(store.apiUrl, 'POST', '/user/verify-otp/', { body }))?.status ?? 0;
}

/** T61: the clock of the programs jumps; codes still expire and orders continue. */
export const clock: Scenario = {
  name: 'clock',
  run: async (bench) => {
    const { store, shop, report, inForm } = bench;
    const [one, other, third] = await shop.makeBuyers(3);
    if (!one || !other || !third) throw new Error('There are no buyers');
    await underLoad(
      bench,
      inForm({ api: 2, storefront: 1 }, { api: 6, storefront: 2 }),
      async () => {
        try {
          const early = await sendOtp(bench, one);
          await store.shiftClock(DAY_MS);
          const late = await logIn(bench, one, early);
          report.check('a code of yesterday has run out', late === 400, late);
          checkBack(bench, 'a clock a day ahead', await untilServing(bench));
          const ahead = await sendOtp(bench, other);
          report.rounds += 1;

          await store.shiftClock(0);
          checkBack(bench, 'a clock that is right again', await untilServing(bench));
          const future = await logIn(bench, other, ahead);
          report.check('a code of tomorrow does not count for a day', future === 400, future);
          report.rounds += 1;

          const now = await sendOtp(bench, third);
          await store.shiftClock(-HOUR_MS);
          checkBack(bench, 'a clock an hour behind', await untilServing(bench));
          const behind = await logIn(bench, third, now);
          report.check('a jump back gives a code no further hour', behind === 400, behind);
          report.rounds += 1;
        } finally {
          await store.shiftClock(0);
        }
      },
    );
  },
};
