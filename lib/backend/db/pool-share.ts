import pg from 'pg';

type Got = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

interface Waiting {
  start: () => void;
  giveUp: (error: Error) => void;
}

/** Maximum queue length per connection of a share; further callers are refused immediately. */
const maxWaitingPerConnection = 25;
/** Maximum time in the queue; the same as the connection timeout of a pool. */
const patienceMs = 5_000;

/**
 * Limits its callers to `maxConnections` connections of `pool` at a time, with a bounded queue
 * (bulkhead), so that they cannot occupy or wait for all connections. It holds no connections
 * itself.
 */
export class PoolShare extends pg.Pool {
  readonly #pool: pg.Pool;
  readonly #maxConnections: number;
  #inUse = 0;
  #waiting: Waiting[] = [];

  constructor(pool: pg.Pool, maxConnections: number) {
    super();
    this.#pool = pool;
    this.#maxConnections = maxConnections;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(got: Got): void;
  override connect(got?: Got): Promise<pg.PoolClient> | void {
    const client = this.#take();
    if (!got) return client;
    client.then(
      (taken) => got(undefined, taken, taken.release),
      (error: Error) => got(error, undefined, () => undefined),
    );
  }

  async #take(): Promise<pg.PoolClient> {
    await this.#turn();
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      this.#free();
      throw error;
    }
    // The pool gives a client a new one-time `release` at each checkout, so it must be wrapped each
    // time.
    const { release } = client;
    client.release = (fault?: Error | boolean) => {
      release.call(client, fault);
      this.#free();
    };
    return client;
  }

  async #turn(): Promise<void> {
    if (this.#inUse < this.#maxConnections) {
      this.#inUse += 1;
      return;
    }
    if (this.#waiting.length >= this.#maxConnections * maxWaitingPerConnection) {
      throw new Error('timeout exceeded when trying to connect: too many requests wait already');
    }
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { start: resolve, giveUp: reject };
      const late = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        waiting.giveUp(new Error('timeout exceeded when trying to connect'));
      }, patienceMs);
      waiting.start = () => {
        clearTimeout(late);
        resolve();
      };
      this.#waiting.push(waiting);
    });
  }

  /* FIFO: the caller that has waited longest gets the free connection. */
  #free(): void {
    const next = this.#waiting.shift();
    if (next) next.start();
    else this.#inUse -= 1;
  }
}
