import * as customerCalls from '../../contract/staff-customer.ts';
import * as memberCalls from '../../contract/staff-member.ts';
import * as questionCalls from '../../contract/staff-question.ts';
import * as reviewCalls from '../../contract/staff-review.ts';
import * as voucherCalls from '../../contract/staff-voucher.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import * as change from '../services/customer/change-customer.ts';
import { changeNote, removeNote } from '../services/customer/change-note.ts';
import { listCustomers } from '../services/customer/list-customers.ts';
import { readCustomer } from '../services/customer/read-customer.ts';
import { blockVoucher, reissueVoucher } from '../services/gift-voucher/staff/change-voucher.ts';
import { giveVoucher } from '../services/gift-voucher/staff/give-voucher.ts';
import { listVouchers } from '../services/gift-voucher/staff/list-vouchers.ts';
import { readVoucher } from '../services/gift-voucher/staff/read-voucher.ts';
import { endMonth, giveMonth } from '../services/membership/staff/change-member.ts';
import { listMembers } from '../services/membership/staff/list-members.ts';
import { readMember } from '../services/membership/staff/read-member.ts';
import { judgeQuestion } from '../services/product-question/judge-question.ts';
import { listStaffQuestions } from '../services/product-question/list-staff-questions.ts';
import { removeReviewPictures } from '../services/review/change-review-pictures.ts';
import { judgeReview } from '../services/review/judge-review.ts';
import { listStaffReviews } from '../services/review/list-staff-reviews.ts';

const customerNoun = 'Customer';

const voucherNoun = 'Gift voucher';

export function staffPeopleRoutes(router: Router): void {
  route(router, customerCalls.listStaffCustomers, async ({ context, caller, query }) =>
    listCustomers(await fromReader(context), caller, query),
  );
  dataRoute(router, customerCalls.getStaffCustomer, ({ context, caller, idParam }) =>
    readCustomer(context, caller, idParam('id', customerNoun)),
  );
  dataRoute(router, customerCalls.correctCustomer, ({ context, caller, idParam, body }) =>
    change.correctCustomer(context, caller, idParam('id', customerNoun), body),
  );
  dataRoute(router, customerCalls.addCustomerNote, ({ context, caller, idParam, body }) =>
    change.addNote(context, caller, idParam('id', customerNoun), body),
  );
  route(router, customerCalls.changeCustomerNote, async ({ context, caller, idParam, body }) => {
    const which = { customerId: idParam('id', customerNoun), noteId: idParam('noteId', 'Note') };
    return { data: await changeNote(context, caller, which, body.text) };
  });
  route(router, customerCalls.removeCustomerNote, async ({ context, caller, idParam }) => {
    const which = { customerId: idParam('id', customerNoun), noteId: idParam('noteId', 'Note') };
    return { data: await removeNote(context, caller, which) };
  });
  dataRoute(router, customerCalls.endCustomerSessions, ({ context, caller, idParam }) =>
    change.endSessions(context, caller, idParam('id', customerNoun)),
  );
  dataRoute(router, customerCalls.closeCustomer, ({ context, caller, idParam, body }) =>
    change.closeCustomer(context, caller, idParam('id', customerNoun), body),
  );
  route(router, memberCalls.listStaffMembers, async ({ context, caller, query }) =>
    listMembers(await fromReader(context), caller, query),
  );
  dataRoute(router, memberCalls.getStaffMember, ({ context, caller, idParam }) =>
    readMember(context, caller, idParam('id', customerNoun)),
  );
  dataRoute(router, memberCalls.giveMonth, ({ context, caller, idParam, body }) =>
    giveMonth(context, caller, idParam('id', customerNoun), body),
  );
  route(router, memberCalls.endMonth, async ({ context, caller, idParam, body }) => {
    const month = {
      customerId: idParam('id', customerNoun),
      monthId: idParam('monthId', 'Subscription'),
    };
    return { data: await endMonth(context, caller, month, body) };
  });
  route(router, voucherCalls.listStaffVouchers, async ({ context, query }) =>
    listVouchers(await fromReader(context), query),
  );
  dataRoute(router, voucherCalls.getStaffVoucher, ({ context, idParam }) =>
    readVoucher(context, idParam('id', voucherNoun)),
  );
  dataRoute(router, voucherCalls.giveVoucher, ({ context, caller, body }) =>
    giveVoucher(context, caller, body),
  );
  dataRoute(router, voucherCalls.blockVoucher, ({ context, caller, idParam, body: { reason } }) =>
    blockVoucher(context, caller, idParam('id', voucherNoun), reason),
  );
  dataRoute(router, voucherCalls.unblockVoucher, ({ context, caller, idParam }) =>
    blockVoucher(context, caller, idParam('id', voucherNoun)),
  );
  dataRoute(router, voucherCalls.reissueVoucher, ({ context, caller, idParam, body }) =>
    reissueVoucher(context, caller, idParam('id', voucherNoun), body),
  );
  route(router, reviewCalls.listStaffReviews, async ({ context, query }) =>
    listStaffReviews(await fromReader(context), query),
  );
  dataRoute(router, reviewCalls.seeReview, ({ context, caller, idParam, body: { pictures } }) =>
    judgeReview(context, caller, idParam('id', 'Review'), { as: 'seen', pictures }),
  );
  dataRoute(router, reviewCalls.hideReview, ({ context, caller, idParam, body: { reason } }) =>
    judgeReview(context, caller, idParam('id', 'Review'), { as: 'hidden', reason }),
  );
  dataRoute(router, reviewCalls.showReview, ({ context, caller, idParam, body: { pictures } }) =>
    judgeReview(context, caller, idParam('id', 'Review'), { as: 'shown', pictures }),
  );
  dataRoute(router, reviewCalls.removeReviewPictures, ({ context, caller, idParam, body }) =>
    removeReviewPictures(context, caller, idParam('id', 'Review'), body.reason),
  );
  route(router, questionCalls.listStaffQuestions, async ({ context, query }) =>
    listStaffQuestions(await fromReader(context), query),
  );
  dataRoute(router, questionCalls.answerQuestion, ({ context, caller, idParam, body }) =>
    judgeQuestion(context, caller, idParam('id', 'Question'), {
      ...body,
      as: 'answered',
    }),
  );
  dataRoute(router, questionCalls.refuseQuestion, ({ context, caller, idParam, body }) =>
    judgeQuestion(context, caller, idParam('id', 'Question'), {
      ...body,
      as: 'refused',
    }),
  );
}
