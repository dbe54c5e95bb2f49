import * as calls from '../../contract/staff-question.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { judgeQuestion } from '../services/product-question/judge-question.ts';
import { listStaffQuestions } from '../services/product-question/list-staff-questions.ts';

export function staffQuestionRoutes(router: Router): void {
  route(router, calls.listStaffQuestions, async ({ context, query }) =>
    listStaffQuestions(await fromReader(context), query),
  );
  dataRoute(router, calls.answerQuestion, ({ context, caller, idParam, body }) =>
    judgeQuestion(context, caller, idParam('id', 'Question'), {
      ...body,
      as: 'answered',
    }),
  );
  dataRoute(router, calls.refuseQuestion, ({ context, caller, idParam, body }) =>
    judgeQuestion(context, caller, idParam('id', 'Question'), {
      ...body,
      as: 'refused',
    }),
  );
}
