import { ApiError } from '../../api/api-error';
import { readLazily } from '../../api/lazily';
import type { listAppointmentSlots, listFreeSlots } from '../../contract/appointment-slot';
import type { AnswerOf } from '../../contract/endpoint';
import { diaryAnswer } from './weekly-diary';

type Answer = AnswerOf<typeof listFreeSlots>;

const weeklyPath = '/online_appointment_slots/';

/** Reads the free times; the weekly hours of the vaidya where the store does not know its free times. */
export async function readDiary(path: string): Promise<Answer> {
  try {
    return await readLazily<Answer>(path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const query = new URLSearchParams(path.split('?')[1]);
    const { online_appointment_slot: slots } =
      await readLazily<AnswerOf<typeof listAppointmentSlots>>(weeklyPath);
    return diaryAnswer(slots, new Date(), {
      from: query.get('from') ?? undefined,
      days: Number(query.get('days')) || undefined,
    });
  }
}
