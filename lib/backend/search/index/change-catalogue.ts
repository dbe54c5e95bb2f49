import type { Queryable } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { logChange } from '../../catalogue-cache/change-log.ts';
import { learnWords } from './learn-words.ts';

/**
 * Must be called in the same transaction after any change of: which products exist, what they are
 * found by (name, search text, benefits, ingredients, description, net quantity, brand, form, tags,
 * category, sites, on sale or not, first public day), or the brands, forms, tags, categories and
 * synonyms themselves. `productIds` are the changed products; if left out, all products. For other
 * texts and pictures of a product, raising its `version` is enough; stocks and ratings need
 * nothing, but see `offersChanged`.
 */
export async function catalogueChanged(
  db: Queryable,
  productIds?: readonly number[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Increments the version first: its row lock makes word updates of concurrent transactions
    // wait.
    await logChange(tx, 'catalogue', productIds);
    await learnWords(tx, productIds);
  });
}

/**
 * Must be called in the same transaction, as its last step, after a change of a price or an average
 * rating, and when a stock becomes 0 or more than 0: lists are filtered, counted and sorted by it.
 * `productIds` are the changed products; if left out, all products.
 */
export async function offersChanged(db: Queryable, productIds?: readonly number[]): Promise<void> {
  await logChange(db, 'offers', productIds);
}
