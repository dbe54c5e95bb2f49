import { array, number, object, string, type InferType } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, hasLetters, moment, text } from './rules.ts';
import { storeRules } from './store-rules.ts';

const productQuestion = object({
  id: count(),
  /** First name of the customer. */
  name: text(),
  question: text(),
  answer: text(),
  answered_at: moment(),
});
export type ProductQuestion = InferType<typeof productQuestion>;

const questionListing = success.shape({
  /** Number of all published questions. */
  count: count(),
  data: array(productQuestion.required()).required(),
});
export type QuestionListing = InferType<typeof questionListing>;

export const listProductQuestions = anyone.get(
  '/products/{productId}/questions/',
  'List the published questions about a product with answers, most recently answered first',
  {
    query: object({
      limit: number()
        .typeError('Must be 1 to 100')
        .integer('Must be 1 to 100')
        .min(1, 'Must be 1 to 100')
        .max(100, 'Must be 1 to 100')
        .default(storeRules.questionsOnProduct),
    }),
    answer: questionListing,
    standIn: 'no questions on the product page',
  },
);

const minLetters = 10;
export const maxQuestionLength = 500;

/** Plain text, counted without control characters; the name comes from the account. */
export const questionInput = object({
  question: string()
    .trim()
    .required('Enter your question')
    .test('length', `Use at least ${minLetters} characters`, hasLetters(minLetters))
    .max(maxQuestionLength, `Use at most ${maxQuestionLength} characters`),
});
export type QuestionInput = InferType<typeof questionInput>;

export const askProductQuestion = customer.post(
  '/products/{productId}/questions/',
  'Ask a question about a product; it is published once staff answer it',
  {
    body: questionInput,
    answer: success.shape({ message: text() }),
    successStatus: 201,
    standIn: 'no questions on the product page',
  },
);
