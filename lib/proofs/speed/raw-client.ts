import { connect } from 'node:net';

/** A request as bytes: a client of `node:http` would cost more than the server that is measured. */
const toRequest = ({ pathname, search, host }: URL, headers: Record<string, string>): Buffer =>
  Buffer.from(
    [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );

const headEnd = '\r\n\r\n';
const lastChunk = Buffer.from('0\r\n\r\n');

/** Reads one answer after the other out of what arrives on a connection. */
class AnswerReader {
  #head = '';
  /** Bytes of the body that are still to come; undefined: it comes in chunks. */
  #left: number | undefined = 0;
  #tail = Buffer.alloc(0);
  #isInBody = false;

  /** Returns the status once the answer is whole. */
  take(part: Buffer): number | undefined {
    let body = part;
    if (!this.#isInBody) {
      const text = this.#head + part.toString('latin1');
      const end = text.indexOf(headEnd);
      if (end < 0) {
        this.#head = text;
        return undefined;
      }
      body = part.subarray(end + headEnd.length - this.#head.length);
      this.#head = text.slice(0, end);
      this.#isInBody = true;
      this.#tail = Buffer.alloc(0);
      const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head)?.[1];
      this.#left = length === undefined ? undefined : Number(length);
    }
    if (!this.#isWhole(body)) return undefined;
    const status = Number(this.#head.slice(9, 12));
    this.#head = '';
    this.#isInBody = false;
    return status;
  }

  #isWhole(body: Buffer): boolean {
    if (this.#left !== undefined) {
      this.#left -= body.length;
      return this.#left <= 0;
    }
    this.#tail = Buffer.concat([this.#tail, body]).subarray(-lastChunk.length);
    return this.#tail.equals(lastChunk);
  }
}

/**
 * Asks for an address again and again over one connection, until `isOver`. Returns the milliseconds
 * that each answer took; rejects where one is not 200.
 */
export function askOverAndOver(
  url: string,
  headers: Record<string, string>,
  isOver: () => boolean,
): Promise<number[]> {
  const address = new URL(url);
  const request = toRequest(address, headers);
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname).setNoDelay(true);
    const reader = new AnswerReader();
    let start = performance.now();
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${url} was cut off`)));
    socket.on('data', (part) => {
      const status = reader.take(part);
      if (status === undefined) return;
      times.push(performance.now() - start);
      if (status !== 200) reject(new Error(`${url} answered ${status}`));
      if (isOver() || status !== 200) {
        resolve(times);
        socket.destroy();
        return;
      }
      start = performance.now();
      socket.write(request);
    });
    socket.write(request);
  });
}
