import type { AppointmentInput } from '../../../contract/appointment-input.ts';

/** Health data: must only be stored, logged or sent encrypted. */
export interface HealthAnswers {
  problem_suffering_from: string;
  problem_description: string;
  is_taking_medicine: boolean | null;
  type_of_medicine_list: string[];
}

/** Picks the health answers from an appointment form. */
export function healthAnswersOf(input: AppointmentInput): HealthAnswers {
  return {
    problem_suffering_from: input.problem_suffering_from,
    problem_description: input.problem_description,
    is_taking_medicine: input.is_taking_medicine ?? null,
    type_of_medicine_list: [...new Set(input.type_of_medicine_list ?? [])],
  };
}
