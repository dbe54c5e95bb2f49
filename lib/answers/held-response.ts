import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';

/** A response that nobody reads yet: it holds what Next writes. The one that imitates `node:http`. */
export class HeldResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];
  /** The whole body, once it is written. */
  readonly body: Promise<Buffer>;

  constructor(request: IncomingMessage) {
    super(request);
    this.body = new Promise((resolve) => {
      this.once('finish', () => resolve(Buffer.concat(this.#parts)));
    });
  }

  override flushHeaders(): void {
    // Nothing is sent before the end.
  }

  override writeHead(status: number, ...more: unknown[]): this {
    this.statusCode = status;
    const headers = more.at(-1);
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers as Record<string, OutgoingHttpHeader>)) {
        this.setHeader(name, value);
      }
    }
    return this;
  }

  override write(part: unknown, ...more: unknown[]): boolean {
    if (typeof part === 'string') this.#parts.push(Buffer.from(part));
    else if (part instanceof Uint8Array) this.#parts.push(Buffer.from(part));
    callBack(more);
    return true;
  }

  override end(...sent: unknown[]): this {
    if (typeof sent[0] === 'function') callBack(sent);
    else this.write(...(sent as [unknown]));
    this.finished = true;
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }
}

function callBack(sent: readonly unknown[]): void {
  const done = sent.find((one) => typeof one === 'function');
  if (done) process.nextTick(done as () => void);
}
