import 'server-only';
import ky from 'ky';
import { callerHeaders } from '../../api/caller-headers';
import { personalReadMs } from '../../api/silent-calls';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import { checkNews, stopNews } from '../../contract/news';
import { storefrontEnv } from '../../env';

/** Milliseconds. */
const changeLimitMs = 10_000;

/* Answers to signed links are personal and never cached. */
const ask = async (call: typeof checkNews | typeof stopNews, token: string, limitMs: number) =>
  ky(`${storefrontEnv().storeApiUrl}${buildPath(call, { token })}`, {
    method: call.method,
    headers: await callerHeaders(),
    cache: 'no-store',
    timeout: limitMs,
    retry: 0,
    throwHttpErrors: false,
  });

/** Returns whether the owner of the link gets news; null if the link is invalid. */
export async function newsOfLink(token: string): Promise<boolean | null> {
  const answer = await ask(checkNews, token, personalReadMs);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The store API answered ${answer.status} about a link`);
  const { wants_news } = await answer.json<AnswerOf<typeof checkNews>>();
  return wants_news;
}

/** Unsubscribes the owner of the link; returns the store's status code. */
export async function endNewsOfLink(token: string): Promise<number> {
  return (await ask(stopNews, token, changeLimitMs)).status;
}
