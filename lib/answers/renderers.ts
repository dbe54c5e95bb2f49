import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as askHttp,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Changes } from './changes.ts';
import { Presence } from '../server/presence.ts';
import type { Rendered } from './rendered.ts';
import { changesHeader, decodeRendered, encodeChanges, heldHeader } from './wire.ts';

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
    const response = await this.send({
      ...asked,
      headers: { ...asked.headers, [heldHeader]: '1' },
    });
    const message = await readAll(response);
    if (response.statusCode !== 200 || response.headers[heldHeader] === undefined) {
      throw new Error(`The renderer answered ${response.statusCode} to ${asked.address}`);
    }
    return decodeRendered(message);
  }

  /** Sends a request, with the body of `from` if it has one; returns the answer as it comes. */
  async send(
    { method, address, headers }: Asked,
    from?: IncomingMessage,
  ): Promise<IncomingMessage> {
    const renderer = this.#choose();
    const { last } = this.#changes;
    const changed = this.#changes.tagsAfter(renderer.known);
    const changes = renderer.known === last ? {} : { [changesHeader]: encodeChanges(changed) };
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
          headers: { ...headers, ...changes },
          timeout: longestAnswerMs,
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
  join({ url, headers }: IncomingMessage, socket: Duplex, first: Buffer): void {
    const { socketPath } = this.#choose();
    const end = () => socket.destroy();
    const sent = askHttp({ socketPath, path: url, headers });
    sent.once('upgrade', (answer, upstream, head) => {
      const lines: string[] = [];
      for (let place = 0; place < answer.rawHeaders.length; place += 2) {
        lines.push(`${answer.rawHeaders[place]}: ${answer.rawHeaders[place + 1]}`);
      }
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (head.length > 0) socket.write(head);
      if (first.length > 0) upstream.write(first);
      upstream.once('error', end).once('close', end).pipe(socket).pipe(upstream);
      socket.once('error', () => upstream.destroy());
    });
    sent.once('response', end).once('error', end).end();
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
