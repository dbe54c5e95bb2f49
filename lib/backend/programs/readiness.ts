import type pg from 'pg';
import type { ReaderState } from '../db/reader/open-reader.ts';
import { readSchemaState, type SchemaState } from '../db/schema-state.ts';

/** State of a program, for load balancers and supervisors. */
interface Readiness {
  /** Whether new requests may come. */
  isReady: boolean;
  database: 'up' | 'down';
  schema: SchemaState | 'unknown';
  /** True from the request to stop on. */
  draining: boolean;
  /** Where limits are counted; left out without Redis in the settings. */
  limits?: 'redis' | 'database';
  /** The replica for lists and reports; left out without one in the settings. */
  reader?: ReaderState;
}

export interface ReadinessProbe {
  read: () => Promise<Readiness>;
  /** Says `draining` from now on. */
  drain: () => void;
}

/** Optional dependencies of a program. */
interface Helpers {
  isRedisUp?: (() => boolean) | undefined;
  reader?: (() => ReaderState) | undefined;
}

const cacheMs = 500;

/** Makes the probe of a program with this pool, which it asks twice a second at most. */
export function createReadiness(
  pool: Pick<pg.Pool, 'query'>,
  { isRedisUp, reader }: Helpers = {},
): ReadinessProbe {
  let draining = false;
  let last: Promise<SchemaState | 'unknown'> | undefined;
  let until = 0;
  const readSchema = () => {
    if (!last || performance.now() > until) {
      until = performance.now() + cacheMs;
      last = readSchemaState(pool).catch((): 'unknown' => 'unknown');
    }
    return last;
  };
  return {
    drain: () => {
      draining = true;
    },
    read: async () => {
      const schema = await readSchema();
      const isReady = schema === 'current' && !draining;
      return {
        isReady,
        database: schema === 'unknown' ? 'down' : 'up',
        schema,
        draining,
        ...(isRedisUp && { limits: isRedisUp() ? 'redis' : 'database' }),
        ...(reader && { reader: reader() }),
      };
    },
  };
}
