import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type {
  listStaffQuestions as call,
  StaffQuestion,
} from '../../../contract/staff-question.ts';
import type { ServiceContext } from '../../context.ts';
import { matchWords } from '../../db/contains-text.ts';
import { products } from '../../db/schema/catalogue.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { notFound } from '../../errors.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';

type QuestionsQuery = QueryOf<typeof call>;

const columns = {
  question: productQuestions,
  product: { id: products.id, name: products.name, slug: products.slug },
};

const sorts = { asked_at: productQuestions.askedAt };

const searched = [sql`products.name`, sql`product_questions.name`, sql`question`, sql`answer`];

/** Returns one page of questions for staff, newest first by default. */
export async function listStaffQuestions(
  { db }: ServiceContext,
  query: QuestionsQuery,
): Promise<PageOf<StaffQuestion>> {
  const fitting = and(stateFits(query.state), ...matchWords(searched, query.search));
  const matching = sql`from product_questions
    join products on products.id = product_questions.product_id
    where ${fitting ?? sql`true`}`;
  return readPage(db, query, matching, async (limit, offset) => {
    const rows = await db
      .select(columns)
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(fitting)
      .orderBy(sortBy(sorts, query.sort ?? '-asked_at', productQuestions.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toStaffQuestion);
  });
}

/** Returns a question for staff. Throws 404 if unknown. */
export async function readStaffQuestion(
  { db }: ServiceContext,
  id: number,
): Promise<StaffQuestion> {
  const [row] = await db
    .select(columns)
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id));
  if (!row) throw notFound('Question');
  return toStaffQuestion(row);
}

function stateFits(state: QuestionsQuery['state']): SQL | undefined {
  if (state === 'refused') return sql`product_questions.refused_at is not null`;
  const isAnswered = sql`product_questions.refused_at is null and product_questions.answered_at`;
  return state && (state === 'new' ? sql`${isAnswered} is null` : sql`${isAnswered} is not null`);
}

interface QuestionWithProduct {
  question: typeof productQuestions.$inferSelect;
  product: StaffQuestion['product'];
}

const toStaffQuestion = ({ question: row, product }: QuestionWithProduct): StaffQuestion => ({
  id: row.id,
  version: row.version,
  product,
  customer_id: row.customerId,
  name: row.name,
  question: row.question,
  answer: row.answer,
  asked_at: row.askedAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  refused_at: row.refusedAt?.toISOString() ?? null,
  refused_reason: row.refusedReason,
});
