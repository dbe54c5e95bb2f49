import { rm } from 'node:fs/promises';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { setPriority } from 'node:os';
import next from 'next';
import { limitAnswers } from '../api/limit-answers.ts';
import { noReads, type PageReads, recordReads } from '../api/page-reads.ts';
import { Changes, createTextCache } from '../answers/changes.ts';
import {
  aliveAddress,
  askFactsHeader,
  changesHeader,
  decodeChanges,
  encodeFacts,
  factsTrailer,
} from '../answers/rendered.ts';
import { digestOf } from '../answers/store-api.ts';
import { headerNames } from '../contract/envelope.ts';
import { loadOnly } from './compile-cache.ts';
import { currentRequest } from './observe/current-request.ts';
import { passRequestId } from './observe/pass-request-id.ts';
import { traceFetch } from './tracing/trace-fetch.ts';
import { traceRequests } from './tracing/trace-requests.ts';

/*
 * A program that only renders: Next behind a socket. The storefront in front of it keeps what is
 * finished, and tells with a request what has changed.
 */

if (process.argv.includes(loadOnly)) process.exit();

const socketPath = process.env['RENDERER_SOCKET'] ?? '';
/** Beside the headers of a reader, which the storefront has limited to 16 KB. */
const maxHeaderSize = 64 * 1024;
/** What is finished goes first where there are too few cores. */
const priority = 5;

setPriority(priority);
if (process.env['LOG_FORMAT'] === 'json') {
  const { logAsJson } = await import('./observe/log-as-json.ts');
  logAsJson(process.env['LOG_LEVEL'] || 'info');
}
// Before Next wraps it with its cache.
globalThis.fetch = limitAnswers(passRequestId(await traceFetch(globalThis.fetch)));

/** Says after the answer what was read for it. */
class RecordedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  reads: PageReads | undefined;

  override end(...sent: unknown[]): this {
    if (this.reads) {
      // A body of a known length has no trailer.
      if (!this.headersSent) this.removeHeader('content-length');
      this.flushHeaders();
      this.addTrailers({ [factsTrailer]: encodeReads(this.reads) });
    }
    return super.end(...(sent as [unknown]));
  }
}

const server = createServer<typeof IncomingMessage, typeof RecordedResponse>({
  maxHeaderSize,
  ServerResponse: RecordedResponse,
});
const app = next({
  dev: process.env.NODE_ENV === 'development',
  dir: process.cwd(),
  hostname: process.env['HOST'] || '127.0.0.1',
  port: Number(process.env['PORT'] || 3000),
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
const changes = new Changes();
const texts = createTextCache(changes);

const answer = await traceRequests(async (request, response) => {
  const { headers } = request;
  const changed = headers[changesHeader]?.toString();
  const asksFacts = headers[askFactsHeader] !== undefined;
  delete headers[changesHeader];
  delete headers[askFactsHeader];
  if (changed !== undefined) {
    const tags = decodeChanges(changed);
    if (tags) changes.add(tags);
    else changes.addAll();
  }
  const reads = noReads(texts);
  if (asksFacts && response instanceof RecordedResponse) response.reads = reads;
  await recordReads(reads, () => handle(request, response));
});

const encodeReads = ({ all, until }: PageReads): string =>
  encodeFacts({
    reads: [...all].map(([url, { tags, text, isCacheable }]) => ({
      url,
      tags,
      digest: text === undefined ? undefined : digestOf(text),
      isFresh: !isCacheable,
    })),
    until: Number.isFinite(until) ? until : 0,
  });

server.on('request', (request, response) => {
  if (request.url === aliveAddress) return void response.end();
  const id = request.headers[headerNames.requestId]?.toString() ?? '';
  currentRequest
    .run(id, () => answer(request, response))
    .catch((error: unknown) => {
      console.error('A request could not be rendered', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
});
// The storefront keeps its connections, and limits how long an answer may take.
server.keepAliveTimeout = 0;
server.requestTimeout = 0;
server.headersTimeout = 0;
await rm(socketPath, { force: true });
server.listen(socketPath);

async function stop(): Promise<void> {
  server.close();
  server.closeIdleConnections();
  await app.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
