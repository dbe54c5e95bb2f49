import { callApi } from '../api-calls.ts';
import { jsonOf } from '../call.ts';
import { fuzzer } from '../fuzz-calls.ts';
import { inParallel } from '../../../launch/in-parallel.ts';
import { percentile } from '../../speed/statistics.ts';
import { seconds } from '../report.ts';
import type { Scenario } from '../scenario.ts';
import { slowdown } from '../slowdown.ts';
import { startWatch } from '../watch.ts';

const ANSWER_WITHIN_MS = 2_000;
const AT_ONCE = 6;
/** Ends the caller's own session or account. */
const endsCaller = /^\/user\/(logout|deactivate|change-password)/;

/** T26, T53, T54: seeded fuzzed calls, generated from the API's own description. */
export const fuzz: Scenario = {
  name: 'fuzz',
  run: async ({ store, shop, random, report, inForm, isShort }) => {
    const description = jsonOf(await callApi(store.apiUrl, 'GET', '/openapi.json'));
    const next = fuzzer(description, random);
    const watch = startWatch();
    const customers = await shop.makeBuyers(20);
    const staff = await shop.makeBuyers(2, { isStaff: true });
    const slow: string[] = [];
    const limit = ANSWER_WITHIN_MS * slowdown(isShort);
    const visit = await callApi(store.apiUrl, 'GET', '/user/visitor/');
    const visitor = String(jsonOf(visit)['visitor_id']);
    const calls = Array.from({ length: inForm(1_000, 20_000) }, () => {
      const made = next();
      const isStaff = made.path.startsWith('/staff/');
      const who = random.pick(isStaff ? staff : customers);
      return { ...made, token: random.next() < (isStaff ? 0.9 : 0.6) ? who.token : '' };
    });
    await inParallel(calls, AT_ONCE, async ({ method, path, body, contentType, token }) => {
      if (endsCaller.test(path) || (path.startsWith('/staff/') && method === 'DELETE')) return;
      const reply = await callApi(store.apiUrl, method, path, {
        token,
        headers: {
          'visitor-id': visitor,
          ...(body !== undefined && contentType && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body }),
      });
      watch.saw(`${method} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''}`, reply);
      if (reply && reply.ms > limit)
        slow.push(`${method} ${path.slice(0, 100)} ${seconds(reply.ms)}`);
    });
    report.rounds = calls.length;
    report.check(
      'no 5xx, no stack trace',
      watch.dishonest().length === 0,
      watch.dishonest().slice(0, 5),
    );
    report.check('every call is answered', watch.unanswered() === 0, watch.unanswered());
    report.check(
      `no answer takes more than ${seconds(limit)}`,
      slow.length === 0,
      slow.slice(0, 3),
    );
    report.check('the store is not away', watch.away() === 0, watch.away());
    report.figure('p99', `${percentile(watch.times(), 99).toFixed(0)} ms`);
  },
};
