import type { Reply } from './call.ts';

interface Dishonest {
  what: string;
  status: number;
  text: string;
}

/** Observes every answer: times, statuses, and forbidden content. */
export interface Watch {
  saw: (what: string, reply: Reply | undefined) => void;
  answers: () => number;
  /** Requests without a complete answer. */
  unanswered: () => number;
  /** Correct refusals: 503 with Retry-After. */
  away: () => number;
  /** 5xx answers that are no correct 503, and answers that disclose internals of the program. */
  dishonest: () => Dishonest[];
  times: () => number[];
}

const MOST_TIMES = 200_000;
const MOST_DISHONEST = 50;
const MOST_TEXT = 300;
/** Stack traces, SQL and paths of the machine. */
const inside =
  /\n\s+at [\w.<>[\] ]+ ?\(?(?:file:|node:|\/)|node_modules\/|"stack"\s*:|PostgresError|syntax error at or near|DrizzleQueryError|(?:select|insert into|update) \\?"|\/lib\/backend\//;

export const isHonest = ({ status, headers, text }: Reply): boolean =>
  (status < 500 || (status === 503 && headers['retry-after'] !== undefined)) && !inside.test(text);

export function startWatch(): Watch {
  const times: number[] = [];
  const dishonest: Dishonest[] = [];
  let answers = 0;
  let unanswered = 0;
  let away = 0;
  return {
    saw: (what, reply) => {
      if (!reply) {
        unanswered += 1;
        return;
      }
      answers += 1;
      if (times.length < MOST_TIMES) times.push(reply.ms);
      if (isHonest(reply)) {
        if (reply.status === 503) away += 1;
      } else if (dishonest.length < MOST_DISHONEST) {
        dishonest.push({ what, status: reply.status, text: reply.text.slice(0, MOST_TEXT) });
      }
    },
    answers: () => answers,
    unanswered: () => unanswered,
    away: () => away,
    dishonest: () => dishonest,
    times: () => times,
  };
}
