import { eq } from 'drizzle-orm';
import type { StaffQuestion } from '../../../contract/staff-question.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { toPlainText } from '../review/to-plain-text.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { readStaffQuestion } from './list-staff-questions.ts';

export type QuestionJudgement = { version: number } & (
  | { as: 'answered'; answer: string }
  | { as: 'refused'; reason: string }
);

/**
 * Publishes a question with its answer, or refuses it; the first answer goes to the customer by
 * mail. Throws 404 if unknown, 409 if it was changed since `version`.
 */
export async function judgeQuestion(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  judgement: QuestionJudgement,
): Promise<StaffQuestion> {
  return withinTransaction(context, async (within, tx) => {
    const [row] = await tx
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.id, id))
      .for('update');
    if (!row) throw notFound('Question');
    if (row.version !== judgement.version) {
      throw conflict('Someone else has changed this question. Reload it.');
    }
    const at = context.now();
    await tx
      .update(productQuestions)
      .set({
        version: row.version + 1,
        ...(judgement.as === 'answered'
          ? {
              answer: toPlainText(judgement.answer),
              answeredAt: row.answeredAt ?? at,
              refusedAt: null,
              refusedReason: '',
            }
          : { refusedAt: at, refusedReason: judgement.reason }),
      })
      .where(eq(productQuestions.id, id));
    const question = await readStaffQuestion(within, id);
    const wasPublished = row.answeredAt !== null && row.refusedAt === null;
    if (wasPublished || judgement.as === 'answered') await announce(within, question);
    if (judgement.as === 'answered') await tellCustomer(within, question);
    await writeAudit(
      within,
      caller,
      judgement.as === 'answered' ? 'question.answer' : 'question.refuse',
      `question:${id}`,
      { ...(judgement.as === 'refused' && { after: { reason: judgement.reason } }) },
    );
    return question;
  });
}

const productPath = ({ product }: StaffQuestion) => `/products/${product.id}/${product.slug}`;

async function announce(within: ServiceContext, question: StaffQuestion): Promise<void> {
  await addJob(within.db, 'revalidate', { tags: [`product:${question.product.id}`] });
  await tellSearchEngines(within, [productPath(question)]);
}

/* Once a question: a corrected answer is not sent again. */
async function tellCustomer({ db }: ServiceContext, question: StaffQuestion): Promise<void> {
  if (question.customer_id === null) return;
  const [customer] = await db
    .select({ email: customers.email, firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, question.customer_id));
  if (!customer) return;
  await queueMessage(db, {
    kind: 'question_answered',
    to: { email: customer.email },
    key: question.id,
    data: {
      firstName: customer.firstName,
      productName: question.product.name,
      path: productPath(question),
      question: question.question,
      answer: question.answer,
    },
  });
}
