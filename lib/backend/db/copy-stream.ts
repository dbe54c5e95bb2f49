import { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/* PostgreSQL's COPY as Node streams, by way of the hooks that pg gives to queries of one's own.
   A client whose stream broke off is in the middle of a COPY: release it with an error. */

interface CommandComplete {
  text: string;
}

interface CopyInConnection {
  stream: Writable;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/** Reads what `copy … to stdout` gives: `pipeline(client.query(new CopyOut(sql)), …)`. */
export class CopyOut extends Readable implements pg.Submittable {
  /** How many rows came, once the stream has ended. */
  rows = 0;
  readonly #sql: string;
  #connection: pg.Connection | undefined;

  constructor(sql: string) {
    super();
    this.#sql = sql;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The connection reuses its memory for what comes next.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCommandComplete({ text }: CommandComplete): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    // Nobody reads on after the end: what is asked next would wait for its answer for ever.
    this.#connection?.stream.resume();
    this.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.destroy(error);
  }
}

/** Takes what `copy … from stdin` is to read: `pipeline(…, client.query(new CopyIn(sql)))`. */
export class CopyIn extends Writable implements pg.Submittable {
  rows = 0;
  readonly #sql: string;
  readonly #ready = Promise.withResolvers<CopyInConnection>();
  readonly #done = Promise.withResolvers<void>();

  constructor(sql: string) {
    super();
    this.#sql = sql;
    // Whoever waits for these hears of a failure; nobody may be waiting.
    this.#ready.promise.catch(() => undefined);
    this.#done.promise.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyInConnection): void {
    this.#ready.resolve(connection);
  }

  override _write(chunk: Buffer, _encoding: string, written: (error?: Error) => void): void {
    this.#ready.promise.then((connection) => {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => written());
      else written();
    }, written);
  }

  override _final(finished: (error?: Error) => void): void {
    this.#ready.promise
      .then((connection) => {
        connection.endCopyFrom();
        return this.#done.promise;
      })
      .then(() => finished(), finished);
  }

  override _destroy(error: Error | null, destroyed: (error: Error | null) => void): void {
    if (error)
      void this.#ready.promise.then(
        (connection) => connection.sendCopyFail(error.message),
        () => undefined,
      );
    destroyed(error);
  }

  handleCommandComplete({ text }: CommandComplete): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.#done.resolve();
  }

  handleError(error: Error): void {
    this.#ready.reject(error);
    this.#done.reject(error);
    this.destroy(error);
  }
}

function rowsOf(commandTag: string): number {
  return Number(/^COPY (\d+)/.exec(commandTag)?.[1] ?? 0);
}
