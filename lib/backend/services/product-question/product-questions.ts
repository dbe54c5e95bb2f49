import { sql, and, eq, isNull } from 'drizzle-orm';
import type { ProductQuestion } from '../../../contract/product-question.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notFound } from '../../errors.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { requireListedProduct } from '../review/lock-review.ts';
import { toPlainText } from '../review/to-plain-text.ts';

interface QuestionRow extends Omit<ProductQuestion, 'answered_at'> {
  answeredAt: string;
}

const ofProduct = namedStatement<{ count: number; questions: QuestionRow[] }>(
  'questions_of_product',
  sql`
    select
      (select count(*)::int from product_questions q
       where q.product_id = p.id and q.answered_at is not null and q.refused_at is null) as count,
      (select coalesce(json_agg(q), '[]') from (
         select id, name, question, answer, answered_at as "answeredAt" from product_questions
         where product_id = p.id and answered_at is not null and refused_at is null
         order by answered_at desc, id desc
         limit ${sql.placeholder('limit')}::integer) q) as questions
    from products p
    where p.id = ${sql.placeholder('id')}::integer and ${isListed(sql.placeholder('now'))}`,
);

/**
 * Returns the published questions of a product, the last answered first, and how many there are.
 * Throws 404 for an unknown product.
 */
export async function listProductQuestions(
  { db, now }: ServiceContext,
  productId: number,
  limit: number,
): Promise<{ count: number; data: ProductQuestion[] }> {
  const [row] = await ofProduct(db, { id: productId, limit, now: now().toISOString() });
  if (!row) throw notFound('Product');
  return {
    count: row.count,
    data: row.questions.map(({ answeredAt, ...question }) => ({
      ...question,
      answered_at: new Date(answeredAt).toISOString(),
    })),
  };
}

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
