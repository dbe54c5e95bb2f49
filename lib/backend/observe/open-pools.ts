import type pg from 'pg';

/** The connection pools of this program, by what they are for. */
export const openPools = new Map<'requests' | 'reader' | 'limits' | 'jobs', pg.Pool>();
