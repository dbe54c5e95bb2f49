import { Hono } from 'hono';
import { smallStore } from './small-store/app.ts';
import { newState } from './small-store/new-state.ts';
import { startSmallStore, type RunningStore } from './small-store/start.ts';

/** What a call answers in place of the store: a status with HTML, a body, or nothing. */
export type FaultyAnswer = number | 'status: false' | 'html' | 'nulls' | '50 MB' | 'nothing';

export interface FaultyStore extends RunningStore {
  /** Makes the calls of some paths, without a trailing slash, answer oddly; the others are sound. */
  answer: (answersByPath: Record<string, FaultyAnswer>) => void;
}

const html = '<!doctype html><h1>It works!</h1><pre>TypeError: x is undefined at main.js:1</pre>';
const longBytes = 50 * 1024 * 1024;

function longBody(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(256 * 1024).fill(32);
  let sent = 0;
  return new ReadableStream({
    pull: (controller) => {
      sent += piece.length;
      if (sent > longBytes) controller.close();
      else controller.enqueue(piece);
    },
  });
}

async function createFaultyResponse(fault: FaultyAnswer): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  if (fault === 'nothing') await new Promise((done) => setTimeout(done, 20_000));
  if (fault === 'status: false') return Response.json({ status: false, message: 'No' });
  if (fault === 'nulls') return Response.json({ status: true, data: null });
  if (fault === '50 MB') return new Response(longBody(), { headers: json });
  const status = typeof fault === 'number' ? fault : 200;
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
}

/** Starts the small store with calls that can be made to answer anything. */
export async function startFaultyStore(): Promise<FaultyStore> {
  let answersByPath: Record<string, FaultyAnswer> = {};
  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    const answer = answersByPath[c.req.path.replace(/\/$/, '')];
    return answer === undefined ? next() : createFaultyResponse(answer);
  });
  app.route('/', smallStore(newState()));
  const store = await startSmallStore({ app });
  return {
    ...store,
    answer: (wanted) => {
      answersByPath = wanted;
    },
  };
}
