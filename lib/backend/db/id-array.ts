import { sql, type SQL } from 'drizzle-orm';

/** Ids as one parameter: a PostgreSQL array literal. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
