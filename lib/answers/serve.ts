import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findPage } from '../contract/find-page.ts';
import type { Share } from '../platform/work-queue.ts';
import { clientNetwork } from '../server/forwarded-headers.ts';
import { isProbe } from './probe.ts';
import { isForApi, refusals, sendRefusal } from '../server/refusal.ts';
import { finish, type Step } from './answer.ts';
import { isCatalogueAddress, type Verdict } from './catalogue-address.ts';
import { crawler, page } from './forms.ts';
import { findMeaning, type Meaning, type SharedMeaning } from './meaning.ts';
import { passOn } from './pass-on.ts';
import { hasRefusedScripts } from './inline-scripts.ts';
import { isHtml, type Rendered } from './rendered.ts';
import type { Renderers } from './renderers.ts';
import { securityHeaders, type SecurityHeaderSettings } from './security-headers.ts';
import { sendAnswer, sendOwn } from './send.ts';
import {
  addHeaders,
  addPolicy,
  deferScripts,
  keepSharedHeaders,
  targetWithQuery,
  unkept,
} from './steps.ts';
import { type AnswerStore, type Made, NoAnswerError } from './store.ts';
import { releaseWhenBlocked, type TakeTurn, whenGone } from './turns.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface AnswersOptions {
  renderers: Renderers;
  store: AnswerStore;
  takeTurn: TakeTurn;
  /** What is known of the address of a product, post or event without rendering it. */
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
const unavailableText = 'The store is not available right now. Please try again later!';

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
 * Answers from the store what is the same for everybody, finishes pages of one reader, and passes on
 * the rest. How each answer of a renderer looks to a reader is decided here.
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

  const headersOf = (address = '') => securityHeaders(address.split('?', 1)[0] ?? '', settings);

  /* Invalid addresses are answered without rendering, which costs about twenty times as much. */
  const judgeFirst = async ({ address, form }: SharedMeaning): Promise<void> => {
    const [path = ''] = address.split('?', 1);
    if (!isCatalogueAddress(path)) return;
    const verdict = await judge(path).catch((error: unknown) => {
      console.error(`What is at ${path} could not be read`, error);
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

  const sayWords = async (
    request: IncomingMessage,
    response: ServerResponse,
    meaning: SharedMeaning,
    status: number,
    headers: readonly string[] = [],
  ): Promise<void> => {
    const { answer } = await get(meaning, clientNetwork(request));
    await sendAnswer(request, response, answer, { status, headers });
  };

  const sendShort = (
    { url, method }: IncomingMessage,
    response: ServerResponse,
    status: number,
    { text = '', ...headers }: OutgoingHttpHeaders & { text?: string } = {},
  ): void => {
    for (const [name, value] of Object.entries(headersOf(url))) response.setHeader(name, value);
    response.writeHead(status, { 'cache-control': unkept, ...headers });
    response.end(method === 'HEAD' ? undefined : text);
  };

  const sayUnavailable: Handler = async (request, response) => {
    const row = findPage(request.url ?? '');
    const isFile = row?.kind === 'file';
    if (!isFile) {
      const meaning = row?.showsProducts ? words.products : words.page;
      try {
        return await sayWords(request, response, meaning, 503, ['Retry-After', retryAfter]);
      } catch (error) {
        console.error('The words for an outage could not be shown', error);
      }
    }
    sendShort(request, response, 503, {
      'content-type': `text/${isFile ? 'plain' : 'html'}; charset=utf-8`,
      'retry-after': retryAfter,
      text: unavailableText,
    });
  };

  /* Next's router loads the whole page if the answer is not in its own format. */
  const isForRouter = ({ headers }: IncomingMessage) => headers['rsc'] !== undefined;

  const sayFailed: Handler = async (request, response) => {
    if (response.headersSent || response.destroyed) return;
    if (isForRouter(request))
      return sendShort(request, response, 503, { 'retry-after': retryAfter });
    if (isForApi(request.url ?? '')) return sendRefusal(request, response, refusals.busy);
    return sayUnavailable(request, response);
  };

  const sayMissing = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
  ): Promise<void> => {
    if (!isForRouter(request)) {
      const page = findPage(request.url ?? '')?.missingPage;
      return sayWords(request, response, page ? toWords(page) : words.missing, status);
    }
    sendShort(request, response, status, { 'content-type': 'text/plain' });
  };

  /** Sends what Next has rendered for one reader, or says in the shop's words what is wrong. */
  const sendFinished = async (
    request: IncomingMessage,
    response: ServerResponse,
    rendered: Rendered,
  ): Promise<void> => {
    const { url = '' } = request;
    const { status, headers } = rendered;
    const row = findPage(url);
    if (status >= 500) return sayFailed(request, response);
    const hasWords = isForApi(url) || row?.kind === 'asset' || row?.saysMissing || row?.status;
    if (status === 404 && isHtml(rendered) && !hasWords) return sayMissing(request, response, 404);
    const steps: Step[] = [addHeaders(headersOf(url)), ...policySteps];
    const target = [headers['location']].flat()[0];
    if (target !== undefined) {
      const isMoved = status === 308 && !isForRouter(request);
      steps.push(
        addHeaders({ location: isMoved ? targetWithQuery(url, `${target}`) : `${target}` }),
      );
    }
    return sendOwn(request, response, takeSteps(rendered, steps));
  };

  const sendInPlace = async (
    request: IncomingMessage,
    response: ServerResponse,
    { answer }: NoPageError,
  ): Promise<void> => {
    if ('rendered' in answer) return sendFinished(request, response, answer.rendered);
    if ('status' in answer) return sayMissing(request, response, answer.status);
    const location = targetWithQuery(request.url ?? '', answer.location);
    sendShort(request, response, 308, { location });
  };

  const answerShared = async (
    request: IncomingMessage,
    response: ServerResponse,
    meaning: SharedMeaning,
  ): Promise<void> => {
    const found = store.find(meaning.key);
    if (found) return sendAnswer(request, response, found, { from: 'HIT' });
    try {
      const { answer, from } = await get(meaning, clientNetwork(request));
      await sendAnswer(request, response, answer, { from });
    } catch (error) {
      if (error instanceof NoPageError) return sendInPlace(request, response, error);
      console.error('A page could not be rendered', error);
      await sayFailed(request, response);
    }
  };

  const inTurn = async (
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> => {
    const client = clientNetwork(request);
    const turn = await takeTurn(request.url ?? '', client, { signal: whenGone(response) });
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
      await sayFailed(request, response);
    } finally {
      stopWatching();
      turn();
    }
  };

  const answerOwn: Handler = (request, response) =>
    inTurn(request, response, async () => {
      const { url = '', headers } = request;
      const rendered = await renderWhole(renderers, url, { ...headers, ...crawler }, tries);
      await sendFinished(request, response, rendered);
    });

  const answerPassed: Handler = (request, response) =>
    inTurn(request, response, () =>
      passOn(request, response, {
        renderers,
        headers: headersOf(request.url),
        finish: (rendered) => sendFinished(request, response, rendered),
        // A call, and a file that says itself when to come back, explain their failure.
        isReplaced: (status, headers) =>
          status >= 500 && !isForApi(request.url ?? '') && headers['retry-after'] === undefined,
      }),
    );

  const refuseProbe: Handler = async (request, response) => {
    for (const [name, value] of Object.entries(headersOf(request.url))) {
      response.setHeader(name, value);
    }
    sendRefusal(request, response, refusals.missing);
  };

  return {
    handle: async (request, response) => {
      if (isProbe(request.url?.split('?', 1)[0] ?? '')) return refuseProbe(request, response);
      const meaning = meaningOf(request);
      if (meaning.kind === 'shared') return answerShared(request, response, meaning);
      if (meaning.kind === 'own') return answerOwn(request, response);
      return answerPassed(request, response);
    },
    showNotFound: (request, response, status) => sayWords(request, response, words.missing, status),
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
