import type pg from 'pg';

/** The connection pools of this program, by purpose. */
export const openPools = new Map<'requests' | 'reader' | 'limits' | 'jobs', pg.Pool>();
