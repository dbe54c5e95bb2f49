import useSWR from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import { buildPath, type AnswerOf, type Call } from '../../contract/endpoint';
import { getStaffLead, type StaffLead } from '../../contract/staff-lead';

type Answer = AnswerOf<typeof getStaffLead>;

export function useLead(known: StaffLead) {
  const { id } = known;
  const { data, mutate } = useSWR<Answer>(buildPath(getStaffLead, { id }), readLazily, {
    fallbackData: { status: true, data: known },
    revalidateOnFocus: true,
  });

  /** Calls a change of the lead, or of the note with this number. Throws ApiError. */
  async function work<Body>(
    call: Call<never, Body, Answer>,
    body: NoInfer<Body>,
    { idempotencyKey, number }: { idempotencyKey?: string; number?: number } = {},
  ) {
    const answer = await sendLazily(call, {
      params: { id, ...(number !== undefined && { number }) },
      ...(body !== undefined && { body }),
      ...(idempotencyKey && { idempotencyKey }),
    });
    await mutate(answer, { revalidate: false });
  }

  return { lead: data?.data ?? known, work, readAgain: () => mutate() };
}

export type LeadWork = ReturnType<typeof useLead>;
