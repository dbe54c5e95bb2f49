import type { AppointmentInput } from '../../contract/appointment-input';
import { normaliseMobile } from '../../contract/rules';
import type { Profile } from '../../contract/profile';

export interface AppointmentDraft {
  start_datetime: string;
  name: string;
  gender: string;
  age_group: string;
  guardian_name: string;
  has_guardian_consent: boolean;
  country_id: number | null;
  mobile: string;
  email: string;
  landmark: string;
  problem_suffering_from: string | null;
  problem_description: string;
  /** `yes`, `no` or empty: not answered. */
  is_taking_medicine: string;
  type_of_medicine_list: string[];
  recaptcha: string;
}

/** In the order of the form: the first field with an error gets the focus. */
export const appointmentFields = [
  'start_datetime',
  'name',
  'gender',
  'age_group',
  'guardian_name',
  'has_guardian_consent',
  'country_id',
  'mobile',
  'email',
  'landmark',
  'problem_suffering_from',
  'problem_description',
  'is_taking_medicine',
  'type_of_medicine_list',
  'recaptcha',
] as const satisfies readonly (keyof AppointmentDraft)[];

export function firstDraft(
  profile: Profile,
  countryId: number | null,
  slot = '',
): AppointmentDraft {
  return {
    start_datetime: slot,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    gender: '',
    age_group: '',
    guardian_name: '',
    has_guardian_consent: false,
    country_id: countryId,
    mobile: (normaliseMobile(profile.mobile_no) ?? '').slice(3),
    email: profile.email,
    landmark: '',
    problem_suffering_from: null,
    problem_description: '',
    is_taking_medicine: '',
    type_of_medicine_list: [],
    recaptcha: '',
  };
}

export function appointmentBody(
  input: AppointmentInput,
  callingCode: string | undefined,
): AppointmentInput {
  return {
    ...input,
    event_type: 'Appointment',
    category: 'Online',
    mobile: `${callingCode ?? ''}${input.mobile}`,
    recaptcha: '',
  };
}
