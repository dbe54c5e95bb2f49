import { sql } from 'drizzle-orm';
import type { ProductQuestion } from '../../../contract/product-question.ts';
import type { ServiceContext } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notFound } from '../../errors.ts';

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
