import { object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, countOrNull, hasLetters, id, line, moment, text, textOrNull } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const staff = staffCalls('customers');

const staffQuestion = object({
  id: count(),
  version: count(),
  product: object({ id: count(), name: text(), slug: text() }).required(),
  /** Null if the account is deleted. */
  customer_id: countOrNull(),
  name: text(),
  question: text(),
  /** Empty until it is answered. */
  answer: text(),
  asked_at: moment(),
  answered_at: textOrNull(),
  /** Not null: it is not public. */
  refused_at: textOrNull(),
  /** Visible to staff only. */
  refused_reason: text(),
});
export type StaffQuestion = InferType<typeof staffQuestion>;

const questionStates = ['new', 'published', 'refused'] as const;

export const listStaffQuestions = staff.get(
  '/staff/questions/',
  'List product questions, newest first; search by product, customer and text',
  {
    query: staffListQuery(['asked_at']).shape({
      state: string().oneOf(questionStates, 'Unknown status').optional(),
    }),
    answer: staffListAnswer(staffQuestion),
  },
);

const answer = success.shape({ data: staffQuestion.required() });
const version = () => id().required('Send the version you have read');

export const answerQuestion = staff.post(
  '/staff/questions/{id}/answer/',
  'Answer a question and publish both; the first answer is emailed to the customer',
  {
    body: object({
      answer: string()
        .trim()
        .required('Write an answer')
        .test('letters', 'Write an answer', hasLetters(1))
        .max(2000, 'Use up to 2,000 characters'),
      version: version(),
    }),
    answer,
  },
);

export const refuseQuestion = staff.post(
  '/staff/questions/{id}/refuse/',
  'Reject or hide a question; the customer is not notified',
  {
    body: object({
      reason: line(300).required('Enter a reason'),
      version: version(),
    }),
    answer,
  },
);
