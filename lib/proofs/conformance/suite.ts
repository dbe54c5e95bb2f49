import { setTimeout as sleep } from 'node:timers/promises';
import { buildPath, type AnswerOf, type Endpoint } from '../../contract/endpoint.ts';
import { judgeAnswer, judgeRefusal, type Judgement } from './answer-faults.ts';
import type { Reply, Request, Send, Who } from './client.ts';
import { callTitle } from './contract-calls.ts';
import type { Options } from './options.ts';
import { newReport, type Report } from './report.ts';

export interface Input extends Pick<Request, 'query' | 'body' | 'who' | 'key' | 'headers'> {
  params?: Record<string, string | number>;
  /** Subject of the call, for the report. */
  what?: string;
}

export interface Suite {
  options: Options;
  report: Report;
  send: Send;
  /**
   * Calls what should succeed; checks status, envelope and fields. Returns undefined if the call
   * failed or is not offered.
   */
  succeed: <E extends Endpoint>(call: E, input?: Input) => Promise<AnswerOf<E> | undefined>;
  /** Calls what should be refused with one of these statuses; returns the failure. */
  refuse: (
    call: Endpoint,
    what: string,
    statuses: readonly number[],
    input?: Input,
  ) => Promise<Record<string, unknown> | undefined>;
  check: (call: Endpoint, what: string, isGood: boolean, found?: unknown) => void;
  isOffered: (call: Endpoint) => boolean;
  /** Registers a step that cleans up at the end; the steps run in reverse order. */
  later: (step: () => Promise<unknown>) => void;
  cleanUp: () => Promise<void>;
}

const absent = [404, 405, 501];
const LONGEST_WAIT_S = 60;

export const buildRequest = (call: Endpoint, { params, ...input }: Input = {}): Request => ({
  method: call.method,
  path: buildPath(call, params),
  ...input,
});

export function newSuite(send: Send, options: Options): Suite {
  const report = newReport();
  const steps: (() => Promise<unknown>)[] = [];
  const isOffered = (call: Endpoint) => report.findOutcome(callTitle(call)) !== 'not offered';
  const check: Suite['check'] = (call, what, isGood, found) =>
    report.check(callTitle(call), what, isGood, found);
  /** Sends a call and records its errors; undefined if the answer cannot be used. */
  async function judge(
    call: Endpoint,
    input: Input,
    sendIt: Send,
    isAbsent: (status: number) => boolean,
    judgementOf: (reply: Reply) => Judgement,
  ): Promise<Record<string, unknown> | undefined> {
    if (!isOffered(call)) return undefined;
    const reply = await sendIt(buildRequest(call, input));
    const title = callTitle(call);
    if (isAbsent(reply.status) && report.findOutcome(title) === 'not tried') {
      report.notOffered(title);
      return undefined;
    }
    const { faults, isUsable } = judgementOf(reply);
    const what = input.what === undefined ? '' : `${input.what}: `;
    for (const fault of faults) report.check(title, `${what}${fault}`, false);
    if (faults.length === 0) report.check(title, what, true);
    return isUsable ? reply.json : undefined;
  }
  return {
    options,
    report,
    send,
    check,
    isOffered,
    succeed: async (call, input = {}) => {
      const answer = await judge(
        call,
        input,
        (request) => sendInTurn(send, request),
        (status) => absent.includes(status),
        (reply) => judgeAnswer(call, reply),
      );
      return answer as AnswerOf<typeof call> | undefined;
    },
    refuse: (call, what, statuses, input = {}) =>
      judge(
        call,
        { ...input, what },
        send,
        (status) => absent.includes(status) && !statuses.includes(status),
        (reply) => judgeRefusal(reply, statuses),
      ),
    later: (step) => void steps.push(step),
    cleanUp: async () => {
      for (const step of steps.reverse()) await step();
    },
  };
}

/** Sends a request; once more after a short wait if it came too soon after a run before. */
async function sendInTurn(send: Send, request: Request): Promise<Reply> {
  const reply = await send(request);
  const seconds = Number(reply.headers.get('retry-after') ?? 0);
  if (reply.status !== 429 || seconds > LONGEST_WAIT_S) return reply;
  await sleep(seconds * 1_000);
  return send(request);
}

/** Callers of the suite; a missing token means that the login failed. */
export interface People {
  visitor: Who;
  main: Who | undefined;
  other: Who | undefined;
}
