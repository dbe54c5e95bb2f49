import { callApi } from '../api-calls.ts';
import { jsonOf } from '../call.ts';
import { besideReader } from '../honest-reader.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { buyerPassword, delivery, price, type Buyer } from '../shop.ts';
import { fillCart } from '../online-order.ts';
import { startWatch } from '../watch.ts';

const DOWNLOADS_AT_ONCE = 8;
const GUESSES = 400;
const GUESSES_AT_ONCE = 8;
/** Wrong passwords of strangers together that one account has in a day. */
const MOST_GUESSES = 100;
const CALL_LIMIT_MS = 60_000;

/** An order that is packed, so that it has an invoice. */
async function packedOrder({ store, shop }: Bench): Promise<{ buyer: Buyer; orderId: string }> {
  const [buyer] = await shop.makeBuyers(1);
  const [staff] = await shop.makeBuyers(1, { isStaff: true });
  const [pid] = await shop.makeProducts(1, 1);
  if (!buyer || !staff || pid === undefined) throw new Error('The shop made nobody');
  await fillCart(store, buyer, pid);
  const placed = await callApi(store.apiUrl, 'POST', '/orders/', {
    token: buyer.token,
    body: { address1: buyer.addressId, pay_type: 'Cash on Delivery', amount: price + delivery },
  });
  const orderId = String(jsonOf(placed)['order_id']);
  for (const status of ['Confirmed', 'Packed']) {
    const path = `/staff/orders/${orderId}/step/`;
    const step = await callApi(store.apiUrl, 'POST', path, {
      token: staff.token,
      body: { status },
    });
    if (step?.status !== 200) throw new Error(`${status}: ${step?.text ?? 'no answer'}`);
  }
  return { buyer, orderId };
}

async function downloadInvoice(bench: Bench): Promise<void> {
  const { buyer, orderId } = await packedOrder(bench);
  const watch = startWatch();
  const path = `/accounting/invoice-pdf/?source_doc=${orderId}`;
  let [served, refused] = [0, 0];
  await besideReader(bench, 'an invoice in a loop', async (isOver) => {
    const lines = Array.from({ length: DOWNLOADS_AT_ONCE }, async () => {
      while (!isOver()) {
        const reply = await callApi(bench.store.apiUrl, 'GET', path, {
          token: buyer.token,
          limitMs: CALL_LIMIT_MS,
        });
        watch.saw(path, reply);
        if (reply?.status === 200) served += 1;
        if (reply?.status === 429) refused += 1;
      }
    });
    await Promise.all(lines);
  });
  const { report } = bench;
  report.check('an invoice comes, and not without end', served > 0 && refused > 0);
  report.check('a loop of downloads causes no 5xx', watch.dishonest().length === 0);
  report.figure('invoices', `${served} served, ${refused} refused`);
}

async function guessPasswords(bench: Bench): Promise<void> {
  const { store, shop, report, random } = bench;
  const [victim] = await shop.makeBuyers(1);
  if (!victim) throw new Error('The shop made nobody');
  const codes = new Map<string, number>();
  const places = Array.from({ length: GUESSES }, (_, place) => place);
  const logIn = async (password: string, address: string) => {
    const reply = await callApi(store.apiUrl, 'POST', '/user/signin/', {
      headers: { 'x-forwarded-for': address },
      body: { email: victim.email, password, recaptcha: `log_in ${random.word(24)}` },
      limitMs: CALL_LIMIT_MS,
    });
    return { status: reply?.status, code: String(jsonOf(reply)['code']) };
  };
  await besideReader(bench, 'guessed passwords', async () => {
    const lines = Array.from({ length: GUESSES_AT_ONCE }, async () => {
      for (let place = places.pop(); place !== undefined; place = places.pop()) {
        const address = `203.0.${100 + Math.floor(place / 250)}.${1 + (place % 250)}`;
        const { code } = await logIn(`Wrong@${place}`, address);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    });
    await Promise.all(lines);
  });
  const answered = codes.get('invalid_input') ?? 0;
  const found = Object.fromEntries(codes);
  // Those that are under way when the captcha becomes necessary are refused without a try.
  report.check(
    `of ${GUESSES} passwords from as many addresses ${MOST_GUESSES} are tried at most`,
    answered <= MOST_GUESSES && answered >= MOST_GUESSES - GUESSES_AT_ONCE,
    found,
  );
  const right = await logIn(buyerPassword, '203.0.102.1');
  report.check('the right one is refused alike', right.code === 'unknown_device', right);
  report.figure('guessed passwords', `${answered} tried of ${GUESSES}`);
}

/**
 * T73, T80: one account that downloads its invoice without end, 400 addresses that guess a
 * password.
 */
export const loops: Scenario = {
  name: 'loops',
  run: async (bench) => {
    await downloadInvoice(bench);
    await guessPasswords(bench);
  },
};
