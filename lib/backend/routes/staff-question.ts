import * as calls from '../../contract/staff-question.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { route, type Router } from '../http/route.ts';
import { judgeQuestion } from '../services/product-question/judge-question.ts';
import { listStaffQuestions } from '../services/product-question/list-staff-questions.ts';

export function staffQuestionRoutes(router: Router): void {
  route(router, calls.listStaffQuestions, async ({ context, query }) =>
    listStaffQuestions(await fromReader(context), query),
  );
  route(router, calls.answerQuestion, async ({ context, caller, idParam, body }) => ({
    data: await judgeQuestion(context, caller, idParam('id', 'Question'), {
      ...body,
      as: 'answered',
    }),
  }));
  route(router, calls.refuseQuestion, async ({ context, caller, idParam, body }) => ({
    data: await judgeQuestion(context, caller, idParam('id', 'Question'), {
      ...body,
      as: 'refused',
    }),
  }));
}
