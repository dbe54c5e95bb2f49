'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import {
  checkPayment,
  getStaffPayment,
  resolvePayment,
  type ResolveInput,
  type StaffPaymentDetail,
} from '../../contract/staff-payment';

/** A payment as it stands now, from what the page brought on; what is done to it shows at once. */
export function useStaffPayment(known: StaffPaymentDetail) {
  const { id } = known;
  const { data, mutate } = useSWR<AnswerOf<typeof getStaffPayment>>(
    pathOf(getStaffPayment, { id }),
    readLazily,
    { fallbackData: { status: true, data: known }, revalidateOnFocus: true },
  );

  async function show(answer: AnswerOf<typeof checkPayment>): Promise<string> {
    await mutate({ status: true, data: answer.data }, { revalidate: false });
    return answer.message;
  }

  return {
    payment: data?.data ?? known,
    /** Asks the gateway; answers what came of it. Throws ApiError. */
    check: async () => {
      const { send } = await import('../../api/browser');
      return show(await send(checkPayment, { params: { id } }));
    },
    /** Ends a payment that does not fit; answers what came of it. Throws ApiError. */
    resolve: async (body: ResolveInput) => {
      const { send } = await import('../../api/browser');
      return show(await send(resolvePayment, { params: { id }, body }));
    },
  };
}

export type PaymentWork = ReturnType<typeof useStaffPayment>;
