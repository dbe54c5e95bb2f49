import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as askHttp,
} from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import type { Changes } from './changes.ts';
import { Presence } from '../server/presence.ts';
import {
  askFactsHeader,
  changesHeader,
  decodeFacts,
  encodeChanges,
  factsTrailer,
  maxAnswerHead,
  type Rendered,
} from './rendered.ts';

/** A program that only renders, behind a socket. */
interface Renderer {
  socketPath: string;
  agent: Agent;
  /** Number of the last change that it knows. */
  known: number;
  running: number;
}

/** Bytes. The largest page has 400 KB. */
const largestBody = 16 * 1024 * 1024;
/** Milliseconds. A page waits 3.5 s for one call of the store API at most, calls up to a minute. */
const longestAnswerMs = 60_000;
const maxSockets = 256;
/** Milliseconds in which a renderer is started again. */
const restartMs = 10_000;
/* A row of an error in the data of React, in the answer or in a script of the page. */
const failedPart = /(?:^|\n|\\n)[0-9a-f]+:E\{|<template data-dgst=/;
/* What belongs to one connection and not to the next. */
const ofConnection = new Set([
  'connection',
  'date',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

export interface Asked {
  method: string;
  address: string;
  headers: OutgoingHttpHeaders;
}

/** Asks renderers: the one that has least to do. */
export class Renderers {
  readonly #renderers = new Map<string, Renderer>();
  readonly #changes: Changes;
  /** Whether one runs. */
  readonly presence = new Presence(restartMs);

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** A renderer runs, and knows nothing yet. */
  add(socketPath: string): void {
    const agent = new Agent({ keepAlive: true, maxSockets });
    const known = this.#changes.last;
    this.#renderers.set(socketPath, { socketPath, agent, known, running: 0 });
    this.presence.set(true);
  }

  /** A renderer has ended. */
  remove(socketPath: string): void {
    this.#renderers.get(socketPath)?.agent.destroy();
    this.#renderers.delete(socketPath);
    this.presence.set(this.#renderers.size > 0);
  }

  /** Returns the whole answer to a request without a body. Rejects where no renderer answers. */
  async render(asked: Asked): Promise<Rendered> {
    const response = await this.send(asked);
    const body = await readAll(response);
    return {
      ...decodeFacts(response.trailers[factsTrailer]),
      status: response.statusCode ?? 0,
      headers: withoutConnection(response.headers),
      body,
      hasFailed: failedPart.test(body.toString('latin1')),
    };
  }

  /**
   * Sends a request, with the body of `from` if it has one; returns the answer as it comes. Without
   * `from` the renderer adds its facts.
   */
  async send(
    { method, address, headers }: Asked,
    from?: IncomingMessage,
  ): Promise<IncomingMessage> {
    const renderer = this.#choose();
    const { last } = this.#changes;
    const changed = this.#changes.tagsAfter(renderer.known);
    // A reader cannot say what has changed.
    const { [changesHeader]: _, [askFactsHeader]: __, ...ofReader } = headers;
    const ours = {
      ...(!from && { [askFactsHeader]: '1' }),
      ...(renderer.known !== last && { [changesHeader]: encodeChanges(changed) }),
    };
    renderer.running += 1;
    return new Promise((resolve, reject) => {
      const isOver = () => {
        renderer.running -= 1;
      };
      const sent = askHttp(
        {
          socketPath: renderer.socketPath,
          agent: renderer.agent,
          method,
          path: address,
          headers: { ...ofReader, ...ours },
          timeout: longestAnswerMs,
          maxHeaderSize: maxAnswerHead,
        },
        (response) => {
          renderer.known = Math.max(renderer.known, last);
          resolve(response);
        },
      );
      sent.once('close', isOver);
      sent.once('timeout', () => sent.destroy(new Error('The renderer does not answer')));
      sent.once('error', reject);
      if (from) {
        from.once('close', () => {
          if (!from.complete) sent.destroy();
        });
        from.pipe(sent);
      } else sent.end();
    });
  }

  /** Joins a connection that is no longer HTTP with the renderer. */
  join({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, first: Buffer): void {
    const upstream = connect(this.#choose().socketPath);
    upstream.write(`${method} ${url} HTTP/1.1\r\n`);
    rawHeaders.forEach((text, at) => upstream.write(at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    upstream.write(Buffer.concat([Buffer.from('\r\n'), first]));
    pipeline(upstream, socket, upstream, () => undefined);
  }

  close(): void {
    for (const socketPath of this.#renderers.keys()) this.remove(socketPath);
  }

  #choose(): Renderer {
    const [first] = [...this.#renderers.values()].toSorted(
      (one, other) => one.running - other.running,
    );
    if (!first) throw new Error('No renderer runs');
    return first;
  }
}

/** Returns the whole body of an answer. */
export async function readAll(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > largestBody) throw new Error('The answer of the renderer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
