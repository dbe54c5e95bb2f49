import { callApi } from '../api-calls.ts';
import { call, type Reply } from '../call.ts';
import { inParallel } from '../../../launch/in-parallel.ts';
import { orderOnline, type OnlineOrder } from '../online-order.ts';
import type { Bench, Scenario } from '../scenario.ts';
import { startWatch, type Watch } from '../watch.ts';

const path = '/payments/webhook/razorpay';
const REPEATS = 10;
const AT_ONCE = 4;

interface StoredState {
  payment: string;
  payments: number;
  is_paid: boolean;
  mails: number;
  refunds: number;
  status: string;
}

/** The stored state of a payment and its order. */
async function readState({ shop }: Bench, { txnId, buyer }: OnlineOrder): Promise<StoredState> {
  const { rows } = await shop.pool.query<StoredState>(
    `select p.status as payment, o.status, o.paid_at is not null as is_paid,
       (select count(*)::int from payments x where x.order_id = o.id) as payments,
       (select count(*)::int from outbox_messages m
         where m.recipient = $2 and m.kind = 'order_paid') as mails,
       (select count(*)::int from refunds r where r.order_id = o.id) as refunds
     from payments p join orders o on o.id = p.order_id where p.txn_id = $1`,
    [txnId, buyer.email],
  );
  const [state] = rows;
  if (!state) throw new Error(`There is no payment ${txnId}`);
  return state;
}

/** Sends a webhook both ways: to the API directly, and through the storefront. */
function webhookSender({ store }: Bench, watch: Watch) {
  return async (
    body: string,
    signature: string | undefined,
    turn: number,
  ): Promise<Reply | undefined> => {
    const headers = {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-razorpay-signature': signature }),
    };
    const isDirect = turn % 2 === 0;
    const reply = await call(
      isDirect ? store.apiUrl : store.siteUrl,
      'POST',
      isDirect ? path : `/api${path}`,
      { headers, body },
    );
    watch.saw(`POST ${path}`, reply);
    return reply;
  };
}

/** T14, T15: webhooks that are forged, repeated, reordered, late or of another amount. */
export const webhooks: Scenario = {
  name: 'webhooks',
  run: async (bench) => {
    const { store, shop, standIns, random, report, inForm } = bench;
    const { razorpay } = standIns;
    const watch = startWatch();
    const send = webhookSender(bench, watch);
    const [product = 0] = await shop.makeProducts(1, 100_000);
    const rounds = inForm(3, 100);

    const paidOnce = async (order: OnlineOrder) => {
      const { body, signature } = razorpay.pay(order.txnId);
      const forged: [string, string | undefined][] = [
        [body, undefined],
        [body, ''],
        [body, '0'.repeat(64)],
        [body.replace('"paid"', '"paid "'), signature],
        [JSON.stringify(JSON.parse(body), null, 1), signature],
      ];
      for (const [turn, [text, signed]] of forged.entries()) {
        const reply = await send(text, signed, turn);
        report.check('a forged webhook is refused', reply?.status === 400, reply?.status);
      }
      const unpaid = await readState(bench, order);
      report.check('a forged webhook pays nothing', !unpaid.is_paid, unpaid);
      const expired = body.replaceAll('"paid"', '"expired"');
      const all = Array.from({ length: REPEATS }, () => [body, signature] as const);
      all.splice(random.between(0, REPEATS), 0, [expired, razorpay.sign(expired)]);
      await Promise.all(all.map(([text, signed], turn) => send(text, signed, turn)));
      await send(expired, razorpay.sign(expired), 0);
      await send(body, signature, 1);
      const { is_paid, payments, mails, refunds } = await readState(bench, order);
      report.check(
        'repeated and reordered webhooks pay once',
        is_paid && payments === 1 && mails === 1 && refunds === 0,
        { is_paid, payments, mails, refunds },
      );
    };

    const mismatching = async (order: OnlineOrder) => {
      const { body, signature } = razorpay.pay(order.txnId, { amount_paid: 100 });
      await Promise.all(Array.from({ length: REPEATS }, (_, turn) => send(body, signature, turn)));
      const { is_paid, refunds } = await readState(bench, order);
      report.check('a smaller amount does not pay the order', !is_paid && refunds === 0, {
        is_paid,
        refunds,
      });
    };

    const tooLate = async (order: OnlineOrder) => {
      const cancelled = await callApi(store.apiUrl, 'POST', `/orders/${order.orderId}/cancel/`, {
        token: order.buyer.token,
        body: { reason: 'Changed my mind' },
      });
      report.check(
        'an unpaid order can be cancelled',
        cancelled?.status === 200,
        cancelled?.status,
      );
      const { body, signature } = razorpay.pay(order.txnId);
      await Promise.all(Array.from({ length: REPEATS }, (_, turn) => send(body, signature, turn)));
      const { status, refunds } = await readState(bench, order);
      report.check(
        'a payment after a cancellation is refunded once',
        status === 'Cancelled' && refunds === 1,
        { status, refunds },
      );
    };

    const kinds = [paidOnce, mismatching, tooLate];
    const buyers = await shop.makeBuyers(rounds * kinds.length);
    await inParallel(buyers, AT_ONCE, async (buyer, index) => {
      const order = await orderOnline(store, buyer, product);
      await kinds[index % kinds.length]?.(order);
      report.rounds += 1;
    });
    report.check('no 5xx', watch.dishonest().length === 0, watch.dishonest()[0]);
    report.check('every webhook is answered', watch.unanswered() === 0, watch.unanswered());
    const doubled =
      [...razorpay.refunds.values()].length -
      new Set([...razorpay.refunds.values()].map((refund) => refund['payment_id'])).size;
    report.check('the gateway refunds no payment twice', doubled === 0, doubled);
    report.figure('messages', watch.answers());
  },
};
