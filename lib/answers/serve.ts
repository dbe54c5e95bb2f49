import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findPage } from '../contract/find-page.ts';
import type { Share } from '../platform/work-queue.ts';
import { clientNetwork } from '../server/forwarded-headers.ts';
import { isForApi, refusals, sendRefusal } from '../server/refusal.ts';
import { finish, type Step } from './answer.ts';
import { crawler, findMeaning, type Meaning, page, type SharedMeaning, toPath } from './meaning.ts';
import { isHtml, type Rendered } from './rendered.ts';
import type { Renderers } from './renderers.ts';
import { securityHeaders, type SecurityHeaderSettings } from './security-headers.ts';
import { passOn, sendAnswer, sendOwn } from './send.ts';
import {
  addHeaders,
  addPolicy,
  deferScripts,
  hasRefusedScripts,
  keepSharedHeaders,
  targetWithQuery,
  unkept,
} from './steps.ts';
import { type AnswerStore, type Made, NoAnswerError } from './store.ts';
import type { Verdict } from './store-api.ts';
import { releaseWhenBlocked, type TakeTurn, whenGone } from './turns.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface AnswersOptions {
  renderers: Renderers;
  store: AnswerStore;
  takeTurn: TakeTurn;
  /** Judges the address of a product, post or event without rendering its page. */
  judge: (path: string) => Promise<Verdict | undefined>;
  /**
   * Returns the headers with the Content-Security-Policy of a page that has inline scripts of these
   * hashes. Undefined: pages have none, because React needs `eval` while it is worked on.
   */
  policyOf: ((hashes: readonly string[]) => Record<string, string>) | undefined;
  settings: SecurityHeaderSettings;
}

export interface Answers {
  handle: Handler;
  /** Shows the page /page-not-found with that status. */
  showNotFound: (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
  ) => Promise<void>;
  /** Makes the pages that say what is wrong: the store API may be away when they are needed. */
  prepare: () => Promise<void>;
}

/** Requests, about 200 bytes each. */
const maxMeanings = 10_000;
/** For browsers and crawlers, in seconds. */
const retryAfter = '10';
const maxTries = 3;
const ofBuildMs = 60 * 60_000;
const missingRow = /(?:^|\n)[0-9a-f]+:E\{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"/;
const unavailableText = 'The shop is not available right now. Please try again later!';

const toWords = (url: string): SharedMeaning => {
  const meaning = findMeaning({ method: 'GET', url, headers: {} });
  if (meaning.kind !== 'shared') throw new Error(`${url} is not the same for everybody`);
  return meaning;
};
/** The pages that say what is wrong. */
const words = {
  missing: toWords('/page-not-found'),
  products: toWords('/store-unavailable?about=products'),
  page: toWords('/store-unavailable'),
};

/** There is no page for everybody: what is sent in its place. */
class NoPageError extends NoAnswerError {
  override readonly name = 'NoPageError';
  readonly answer: Verdict | { rendered: Rendered };

  constructor(answer: Verdict | { rendered: Rendered }) {
    super('There is no page for everybody');
    this.answer = answer;
  }
}

/**
 * Answers from the store what is the same for everybody, finishes pages of one reader, and passes
 * on the rest. How each answer of a renderer looks to a reader is decided here.
 */
export function createAnswers(options: AnswersOptions): Answers {
  const { renderers, store, takeTurn, judge, policyOf, settings } = options;
  const { host, protocol } = new URL(settings.siteUrl);
  const site = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  };
  /** Pages that wait for their turn, by key. */
  const waiting = new Map<string, Share>();
  const meanings = new LRUCache<string, Meaning>({ max: maxMeanings });
  const policySteps = policyOf ? [addPolicy(policyOf)] : [];
  const tries = policyOf ? maxTries : 1;

  const meaningOf = (request: IncomingMessage): Meaning => {
    const { url = '', method, headers } = request;
    // Plain requests for a page mean what the same address meant before.
    if (method !== 'GET' || headers['rsc'] !== undefined) return findMeaning(request);
    const known = meanings.get(url);
    if (known) return known;
    const meaning = findMeaning(request);
    meanings.set(url, meaning);
    return meaning;
  };

  const headersOf = (address: string) => securityHeaders(toPath(address), settings);

  /* Invalid addresses are answered without rendering, which costs about twenty times as much. */
  const judgeFirst = async ({ address, form }: SharedMeaning): Promise<void> => {
    if (!findPage(address)?.record) return;
    const verdict = await judge(toPath(address)).catch((error: unknown) => {
      console.error(`What is at ${address} could not be read`, error);
      return undefined;
    });
    // The router is told of a redirect in its own way, by Next.
    if (verdict && (form === page || 'status' in verdict)) throw new NoPageError(verdict);
  };

  const make = async (meaning: SharedMeaning, client: string): Promise<Made> => {
    await judgeFirst(meaning);
    const { address, form } = meaning;
    const onWait = (share: Share) => void waiting.set(meaning.key, share);
    const turn = await takeTurn(address, client, { onWait });
    waiting.delete(meaning.key);
    if (!turn) throw new Error('Too many pages wait to be rendered');
    const headers = { ...site, ...form.headers };
    const rendered = await renderWhole(renderers, address, headers, tries).finally(turn);
    const { status, reads, hasFailed } = rendered;
    const isWords = status === findPage(address)?.status;
    if (status >= 500 && !isWords) throw new Error(`Next answered ${status} to ${address}`);
    if (status !== 200 && !isWords) throw new NoPageError({ rendered });
    // Next says so by a row in the data; the router then loads the page, which has the true status.
    if (form !== page && missingRow.test(rendered.body.toString('latin1'))) {
      throw new NoPageError({ status: 404 });
    }
    const until = form.isOfBuild ? Date.now() + ofBuildMs : rendered.until;
    const answer = await finish(
      takeSteps({ ...rendered, until }, [
        keepSharedHeaders,
        addHeaders(headersOf(address)),
        ...policySteps,
        deferScripts,
      ]),
    );
    return { answer, from: 'MISS', isKept: !hasFailed && (form.isOfBuild || reads.length > 0) };
  };

  const get = (meaning: SharedMeaning, client: string): Promise<Made> => {
    // Who asks for many pages delays nobody who asks for one of them.
    waiting.get(meaning.key)?.(client);
    return store.get(meaning.key, () => make(meaning, client), meaning.isCountable);
  };

  /** The possible answers to one request. */
  const answersTo = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method, headers } = request;
    const client = clientNetwork(request);
    const row = findPage(url);
    /* Next's router loads the whole page if the answer is not in its own format. */
    const isForRouter = headers['rsc'] !== undefined;

    const sayWords = async (
      meaning: SharedMeaning,
      status: number,
      more: readonly string[] = [],
    ): Promise<void> => {
      const { answer } = await get(meaning, client);
      await sendAnswer(request, response, answer, { status, headers: more });
    };

    const sendShort = (status: number, more: OutgoingHttpHeaders = {}, text = ''): void => {
      response.setHeaders(new Map(Object.entries(headersOf(url))));
      response.writeHead(status, { 'cache-control': unkept, ...more });
      response.end(method === 'HEAD' ? undefined : text);
    };

    const sayUnavailable = async (): Promise<void> => {
      const isFile = row?.kind === 'file';
      if (!isFile) {
        const meaning = row?.showsProducts ? words.products : words.page;
        try {
          return await sayWords(meaning, 503, ['Retry-After', retryAfter]);
        } catch (error) {
          console.error('The words for an outage could not be shown', error);
        }
      }
      const type = `text/${isFile ? 'plain' : 'html'}; charset=utf-8`;
      sendShort(503, { 'content-type': type, 'retry-after': retryAfter }, unavailableText);
    };

    const sayFailed = async (): Promise<void> => {
      if (response.headersSent || response.destroyed) return;
      if (isForRouter) return sendShort(503, { 'retry-after': retryAfter });
      if (isForApi(url)) return sendRefusal(request, response, refusals.busy);
      return sayUnavailable();
    };

    /* Next answers with a bare page, which scripts fill; the page with the words is whole. */
    const sayMissing = async (status: number): Promise<void> => {
      if (isForRouter) return sendShort(status, { 'content-type': 'text/plain' });
      const address = row?.missingPage;
      if (!address) return sayWords(words.missing, status);
      if (findPage(address)?.status) return sayWords(toWords(address), status);
      const rendered = await renderOwn(address);
      if (rendered.status !== 200) return sayWords(words.missing, status);
      return sendPage({ ...rendered, status });
    };

    const renderOwn = (address: string): Promise<Rendered> =>
      renderWhole(renderers, address, { ...headers, ...crawler }, tries);

    const sendPage = (rendered: Rendered, more: Record<string, string> = {}): Promise<void> => {
      const steps = [addHeaders({ ...headersOf(url), ...more }), ...policySteps];
      return sendOwn(request, response, takeSteps(rendered, steps));
    };

    /** Sends what Next has rendered for one reader, or says in the shop's words what is wrong. */
    const sendFinished = async (rendered: Rendered): Promise<void> => {
      const { status } = rendered;
      if (status >= 500) return sayFailed();
      const hasWords = isForApi(url) || row?.kind === 'asset' || row?.status;
      if (status === 404 && isHtml(rendered) && !hasWords) return sayMissing(404);
      const { location } = rendered.headers;
      const isMoved = location !== undefined && status === 308 && !isForRouter;
      return sendPage(rendered, isMoved ? { location: targetWithQuery(url, location) } : {});
    };

    const sendInPlace = async ({ answer }: NoPageError): Promise<void> => {
      if ('rendered' in answer) return sendFinished(answer.rendered);
      if ('status' in answer) return sayMissing(answer.status);
      sendShort(308, { location: targetWithQuery(url, answer.location) });
    };

    const inTurn = async (work: () => Promise<void>): Promise<void> => {
      const turn = await takeTurn(url, client, { signal: whenGone(response) });
      if (!turn) {
        if (!response.destroyed) sendRefusal(request, response, refusals.busy);
        return;
      }
      const stopWatching = releaseWhenBlocked(response, turn);
      try {
        await work();
      } catch (error) {
        if (response.destroyed) return;
        console.error('A request could not be answered by a renderer', error);
        await sayFailed();
      } finally {
        stopWatching();
        turn();
      }
    };

    return {
      sayWords,
      shared: async (meaning: SharedMeaning): Promise<void> => {
        try {
          const { answer, from } = await get(meaning, client);
          await sendAnswer(request, response, answer, { from });
        } catch (error) {
          if (error instanceof NoPageError) return sendInPlace(error);
          console.error('A page could not be rendered', error);
          await sayFailed();
        }
      },
      own: () => inTurn(async () => sendFinished(await renderOwn(url))),
      passed: () =>
        inTurn(() =>
          passOn(request, response, {
            renderers,
            headers: headersOf(url),
            finish: sendFinished,
            // A call, and a file that says itself when to come back, explain their failure.
            isReplaced: (status, sent) =>
              status >= 500 && !isForApi(url) && sent['retry-after'] === undefined,
          }),
        ),
      probe: () => {
        response.setHeaders(new Map(Object.entries(headersOf(url))));
        sendRefusal(request, response, refusals.missing);
      },
    };
  };

  return {
    handle: async (request, response) => {
      const meaning = meaningOf(request);
      if (meaning.kind !== 'shared') return answersTo(request, response)[meaning.kind]();
      const found = store.find(meaning.key);
      if (found) return sendAnswer(request, response, found, { from: 'HIT' });
      return answersTo(request, response).shared(meaning);
    },
    showNotFound: (request, response, status) =>
      answersTo(request, response).sayWords(words.missing, status),
    prepare: async () => {
      for (const meaning of Object.values(words)) await get(meaning, '');
    },
  };
}

/**
 * A page that did not come in one piece is rendered again: its late parts need scripts that the
 * policy refuses. React sends such parts in a process that has just loaded its code.
 */
async function renderWhole(
  renderers: Renderers,
  address: string,
  headers: OutgoingHttpHeaders,
  tries: number,
): Promise<Rendered> {
  const rendered = await renderers.render({ method: 'GET', address, headers });
  const isWhole = !isHtml(rendered) || !hasRefusedScripts(rendered.body.toString());
  return isWhole || tries <= 1 ? rendered : renderWhole(renderers, address, headers, tries - 1);
}

const takeSteps = (rendered: Rendered, steps: readonly Step[]): Rendered =>
  steps.reduce((one, step) => step(one), rendered);
