import * as calls from '../../contract/product-question.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import {
  askProductQuestion,
  listProductQuestions,
} from '../services/product-question/product-questions.ts';

const message = 'Too many questions. Try again later.';
const questionsAnHour: Limit = { name: 'question-hour', points: 5, seconds: 3_600, message };
const questionsADay: Limit = { name: 'question-day', points: 10, seconds: 86_400, message };

export function productQuestionRoutes(router: Router): void {
  route(router, calls.listProductQuestions, ({ context, idParam, query }) =>
    listProductQuestions(context, idParam('productId', 'Product'), query.limit),
  );
  route(router, calls.askProductQuestion, {
    guard: async ({ caller }) => {
      for (const limit of [questionsAnHour, questionsADay]) {
        await router.limits.byKey(limit, String(caller.customerId));
      }
    },
    handle: async ({ context, caller, idParam, body }) => {
      const productId = idParam('productId', 'Product');
      const { isMailed } = await askProductQuestion(context, caller, productId, body.question);
      return { message: `Thank you! We’ll reply ${isMailed ? 'by email and ' : ''}here.` };
    },
  });
}
