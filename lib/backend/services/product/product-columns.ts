import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { products, type ProductRow } from '../../db/schema/catalogue.ts';

/** The table as `p`, which the statements of this folder call it. */
const p = alias(products, 'p');

/** Columns of `products p`, each under its name in `ProductRow`; numerics come as numbers. */
export const selectColumns = (names: readonly (keyof ProductRow)[]): SQL =>
  sql.join(
    names.map((name) => {
      const cast = p[name].columnType === 'PgNumericNumber' ? sql`::float8` : sql``;
      return sql`${p[name]}${cast} as ${sql.identifier(name)}`;
    }),
    sql`, `,
  );
