import { isHonest } from '../faults/watch.ts';
import type { Reply } from '../faults/call.ts';

/** Answers to customers, with errors by phase. */
export interface Answers {
  /** From now on this is going on. */
  during: (what: string) => void;
  saw: (reply: Reply | undefined) => void;
  /** The first try failed. */
  failedOnce: () => void;
  /** The repeat failed as well. */
  failedTwice: (what: string, first: Reply | undefined, second: Reply | undefined) => void;
  requests: () => number;
  /** First tries that failed, by phase. */
  failures: () => Map<string, number>;
  beyondOneRetry: () => string[];
  /** Answers that are neither good nor an honest refusal. */
  dishonest: () => string[];
  times: () => number[];
}

const maxNotes = 50;
const maxTextLength = 200;
const maxTimes = 200_000;
/** Answers of the balancer when a program has died with a request in its hands. */
const fromBalancer = [502, 504];

const describeReply = (reply: Reply | undefined) =>
  reply ? `${reply.status} ${reply.text.slice(0, maxTextLength)}` : 'no answer';

export function newAnswers(): Answers {
  let present = 'start';
  let requests = 0;
  const failures = new Map<string, number>();
  const beyond: string[] = [];
  const dishonest: string[] = [];
  const times: number[] = [];
  const note = (list: string[], text: string) => {
    if (list.length < maxNotes) list.push(text);
  };
  return {
    during: (what) => {
      present = what;
    },
    saw: (reply) => {
      requests += 1;
      if (!reply) return;
      if (times.length < maxTimes) times.push(reply.ms);
      const isAnnounced = fromBalancer.includes(reply.status) && reply.headers['retry-after'];
      if (!isAnnounced && !isHonest(reply)) note(dishonest, `${present}: ${describeReply(reply)}`);
    },
    failedOnce: () => {
      failures.set(present, (failures.get(present) ?? 0) + 1);
    },
    failedTwice: (what, first, second) =>
      note(beyond, `${present}: ${what}: ${describeReply(first)}, then ${describeReply(second)}`),
    requests: () => requests,
    failures: () => failures,
    beyondOneRetry: () => beyond,
    dishonest: () => dishonest,
    times: () => times,
  };
}
