import useSWR from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import {
  checkPayment,
  getStaffPayment,
  resolvePayment,
  type ResolveInput,
  type StaffPaymentDetail,
} from '../../contract/staff-payment';

export function useStaffPayment(known: StaffPaymentDetail) {
  const { id } = known;
  const { data, mutate } = useSWR<AnswerOf<typeof getStaffPayment>>(
    buildPath(getStaffPayment, { id }),
    readLazily,
    { fallbackData: { status: true, data: known }, revalidateOnFocus: true },
  );

  async function show(answer: AnswerOf<typeof checkPayment>): Promise<string> {
    await mutate({ status: true, data: answer.data }, { revalidate: false });
    return answer.message;
  }

  return {
    payment: data?.data ?? known,
    /** Asks the gateway and returns the result. Throws ApiError. */
    check: async () => {
      return show(await sendLazily(checkPayment, { params: { id } }));
    },
    /** Resolves a payment that does not match; returns the result. Throws ApiError. */
    resolve: async (body: ResolveInput) => {
      return show(await sendLazily(resolvePayment, { params: { id }, body }));
    },
  };
}

export type PaymentWork = ReturnType<typeof useStaffPayment>;
