import { and, eq, isNotNull, isNull, not } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { addJob } from '../../jobs/add-job.ts';

const isPublished = and(isNotNull(productQuestions.answeredAt), isNull(productQuestions.refusedAt));

/** Takes the customer's name off published questions, and deletes all others. */
export async function forgetQuestions({ db }: ServiceContext, customerId: number): Promise<void> {
  const theirs = eq(productQuestions.customerId, customerId);
  if (isPublished) await db.delete(productQuestions).where(and(theirs, not(isPublished)));
  const left = await db
    .update(productQuestions)
    .set({ name: 'A former customer' })
    .where(theirs)
    .returning({ productId: productQuestions.productId });
  const tags = [...new Set(left.map(({ productId }) => `product:${productId}`))];
  if (tags.length > 0) await addJob(db, 'revalidate', { tags });
}
