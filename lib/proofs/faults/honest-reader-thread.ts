import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { call } from './call.ts';
import { type ReadTimes, type Step, steps } from './honest-reader.ts';

const CALL_LIMIT_MS = 60_000;
const PAUSE_MS = 20;
const QUIET_ROUNDS = 10;
/** A separate address, behind the same proxy as the attackers. */
const CLIENT = { 'x-forwarded-for': '198.51.100.7' };

const siteUrl = String(workerData);
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const options = { headers: CLIENT, limitMs: CALL_LIMIT_MS, isAlone: true };
const step: Record<Step, () => ReturnType<typeof call>> = {
  home: () => call(siteUrl, 'GET', '/', options),
  cart: () => call(siteUrl, 'GET', '/cart', options),
  login: () => call(siteUrl, 'GET', '/login', options),
  post: () =>
    call(siteUrl, 'POST', '/api/forms/contact', {
      ...options,
      headers: { ...CLIENT, ...form },
      body: 'name=Asha',
    }),
};

const newTimes = (): ReadTimes => ({ home: [], cart: [], login: [], post: [], refused: [] });

async function round(times: ReadTimes): Promise<void> {
  for (const name of steps) {
    const begun = performance.now();
    const reply = await step[name]();
    times[name].push(performance.now() - begun);
    if (!reply || reply.status >= 400) {
      times.refused.push(`${name}: ${reply?.status ?? 'no answer'}`);
    }
    await sleep(PAUSE_MS);
  }
}

if (parentPort) {
  const port = parentPort;
  // The first round loads code.
  await round(newTimes());
  const quiet = newTimes();
  for (let turn = 0; turn < QUIET_ROUNDS; turn += 1) await round(quiet);
  const times = newTimes();
  let isOver = false;
  const stopped = once(port, 'message').then(() => (isOver = true));
  port.postMessage(quiet);
  while (!isOver) await round(times);
  await stopped;
  port.postMessage(times);
}
