import useSWR, { mutate as mutateAll } from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import {
  cancelStaffAppointment,
  getAppointmentHealth,
  getStaffAppointment,
  markAppointment,
  moveStaffAppointment,
  type HealthAnswers,
  type StaffAppointment,
} from '../../contract/staff-appointment';
import { staffAppointmentsPath } from '../../contract/staff-appointment-paths';

type Answer = AnswerOf<typeof getStaffAppointment>;

export function useStaffAppointment(known: StaffAppointment) {
  const params = { id: known.id };
  const { data, mutate } = useSWR<Answer>(buildPath(getStaffAppointment, params), readLazily, {
    fallbackData: { status: true, data: known },
  });

  async function show(answer: Answer): Promise<string> {
    await mutate(answer, { revalidate: false });
    void mutateAll((key) => typeof key === 'string' && key.startsWith(`${staffAppointmentsPath}?`));
    return answer.message ?? 'Saved.';
  }

  return {
    appointment: data?.data ?? known,
    /** Each throws ApiError and shows the store's message. */
    cancel: async () => {
      return show(await sendLazily(cancelStaffAppointment, { params }));
    },
    mark: async (outcome: 'held' | 'missed' | null) => {
      return show(await sendLazily(markAppointment, { params, body: { outcome } }));
    },
    move: async (_id: number, start: string) => {
      const body = { start_datetime: start };
      return show(await sendLazily(moveStaffAppointment, { params, body }));
    },
  };
}

/**
 * Reads the health answers. Each call is written to the audit log as a reading, so it must not run
 * automatically.
 */
export async function readHealthAnswers(id: number): Promise<HealthAnswers> {
  const { data } = await readLazily<AnswerOf<typeof getAppointmentHealth>>(
    buildPath(getAppointmentHealth, { id }),
  );
  return data;
}
