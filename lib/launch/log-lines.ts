const newline = 0x0a;
const cutMark = ' … [cut]';

/**
 * Splits a byte stream into lines of at most `maxBytes`, each passed to `take`; the rest of a
 * longer line is dropped and never held in memory.
 */
export class LogLines {
  readonly #take: (line: string) => void;
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #length = 0;
  #isCut = false;

  constructor(maxBytes: number, take: (line: string) => void) {
    this.#maxBytes = maxBytes;
    this.#take = take;
  }

  add(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      this.#hold(chunk.subarray(from, end));
      this.end();
      from = end + 1;
    }
    this.#hold(chunk.subarray(from));
  }

  /** Flushes the last line if it has no line end. */
  end(): void {
    if (this.#length === 0) return;
    const line = Buffer.concat(this.#parts).toString('utf8') + (this.#isCut ? cutMark : '');
    this.#parts = [];
    this.#length = 0;
    this.#isCut = false;
    this.#take(line);
  }

  #hold(part: Buffer): void {
    const fitting = part.subarray(0, this.#maxBytes - this.#length);
    if (fitting.length < part.length) this.#isCut = true;
    if (fitting.length === 0) return;
    this.#parts.push(fitting);
    this.#length += fitting.length;
  }
}
