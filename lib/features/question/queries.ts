import { readOptional } from '../../api/server';
import { listProductQuestions, type QuestionListing } from '../../contract/product-question';

/** Returns the first answered questions about a product; null if they cannot be read. */
export const readQuestions = (productId: number): Promise<QuestionListing | null> =>
  readOptional(
    listProductQuestions,
    { params: { productId }, tags: [`product:${productId}`] },
    null,
  );
