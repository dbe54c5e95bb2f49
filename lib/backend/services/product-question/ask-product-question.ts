import { and, eq, isNull } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { requireListedProduct } from '../review/lock-review.ts';
import { toPlainText } from '../review/to-plain-text.ts';

/**
 * Keeps a customer's question for staff to answer; the same words twice are one question. Returns
 * whether the answer is mailed too. Throws 404 if no such product is on sale.
 */
export async function askProductQuestion(
  context: ServiceContext,
  { customerId }: Pick<CustomerCaller, 'customerId'>,
  productId: number,
  text: string,
): Promise<{ isMailed: boolean }> {
  return withinTransaction(context, async (within, tx) => {
    const { firstName, email } = await holdCustomer(within, customerId);
    await requireListedProduct(within, productId);
    const question = toPlainText(text);
    const same = and(
      eq(productQuestions.customerId, customerId),
      eq(productQuestions.productId, productId),
      eq(productQuestions.question, question),
      isNull(productQuestions.answeredAt),
    );
    const isMailed = email !== null;
    if ((await tx.$count(productQuestions, same)) > 0) return { isMailed };
    await tx.insert(productQuestions).values({
      productId,
      customerId,
      name: firstName || 'Customer',
      question,
      askedAt: context.now(),
    });
    return { isMailed };
  });
}
