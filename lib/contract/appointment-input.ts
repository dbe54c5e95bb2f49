import { array, boolean, object, string, type InferType } from 'yup';
import { firstDay, lastDay } from './appointment-day.ts';
import { dayInIndia } from './india-clock.ts';
import { genders, isMinor, medicineTypes, problemCategories } from './appointment-options.ts';
import { ageGroups } from './lead-options.ts';
import { captchaToken, email, id, line } from './rules.ts';

/** Yup context of the rules: the moment used as the current time. */
interface AppointmentRuleContext {
  now?: Date;
}

const offset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Start of an appointment: ISO 8601 with an offset, from tomorrow on in India. */
export const appointmentStart = () =>
  string()
    .trim()
    .required('Choose a day and time')
    .test('moment', 'Choose a day and time', (value) => !value || isMoment(value))
    .test('day', 'Choose a day from tomorrow onwards', (value, { options }) =>
      !isMoment(value) ? true : dayInIndia(new Date(value)) >= firstDay(nowOf(options.context)),
    )
    .test('diary', 'Bookings aren’t open that far ahead', (value, { options }) =>
      !isMoment(value) ? true : dayInIndia(new Date(value)) <= lastDay(nowOf(options.context)),
    );

function isMoment(value: string | undefined): value is string {
  return value !== undefined && offset.test(value) && !Number.isNaN(Date.parse(value));
}

const nowOf = (context: AppointmentRuleContext | undefined): Date => context?.now ?? new Date();

/** Ten digits, after the calling code of the country if that is sent too. */
const phone = () =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value,
    )
    .required('Mobile number is required')
    .matches(/^(\+?\d{1,7})?\d{10}$/, {
      message: 'Mobile number must be 10 digits',
      excludeEmptyString: true,
    });

/** One of a list; case-insensitive; an empty text of a form counts as not set. */
const choice = <T extends string>(values: readonly T[], message: string) =>
  string<T>()
    .transform((value: unknown) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined;
      const normalised = value.trim().toLowerCase();
      return values.find((one) => one.toLowerCase() === normalised) ?? value;
    })
    .oneOf(values, message)
    .required(message);

/** Optional answer. */
const yesOrNo = (message: string) =>
  boolean()
    .transform((value: unknown, original: unknown) => {
      if (original === '' || original === null) return undefined;
      if (typeof original === 'string' && /^(yes|no)$/i.test(original)) {
        return original.toLowerCase() === 'yes';
      }
      return value;
    })
    .typeError(message)
    .meta({ words: ['yes', 'no', ''] })
    .optional();

/**
 * Appointment form, with the guardian of a minor. Days from tomorrow on are accepted, relative to
 * `now` of the yup context. Health fields are visible to the vaidya only.
 */
export const appointmentInput = object({
  start_datetime: appointmentStart(),
  event_type: string().oneOf(['Appointment'], 'event_type must be Appointment').optional(),
  category: string().oneOf(['Online'], 'category must be Online').optional(),
  name: line(100).required('Name is required'),
  gender: choice(genders, 'Choose a gender'),
  age_group: choice(ageGroups, 'Choose an age group'),
  guardian_name: line(100)
    .nullable()
    .when('age_group', {
      is: isMinor,
      then: (one) => one.required('Enter the guardian’s name'),
      otherwise: (one) => one.transform(() => null).optional(),
    }),
  has_guardian_consent: boolean()
    .typeError('The guardian must agree for anyone under 18')
    .when('age_group', {
      is: isMinor,
      then: (one) =>
        one
          .oneOf([true], 'The guardian must agree for anyone under 18')
          .required('The guardian must agree for anyone under 18'),
      otherwise: (one) => one.transform(() => false).optional(),
    }),
  country_id: id().typeError('Country is required').required('Country is required'),
  mobile: phone(),
  email: email().required('Email is required'),
  landmark: line(200).required('Landmark is required'),
  problem_suffering_from: choice(problemCategories, 'Choose your concern'),
  problem_description: line(2_000).required('Describe your symptoms'),
  is_taking_medicine: yesOrNo('Choose yes or no'),
  type_of_medicine_list: array(
    string()
      .oneOf(medicineTypes, `Choose from ${medicineTypes.join(', ')}`)
      .required(),
  )
    .typeError('Send the types of medicine as a list')
    .max(medicineTypes.length, 'Choose each type only once')
    .when('is_taking_medicine', {
      is: true,
      then: (list) => list.optional(),
      otherwise: (list) => list.transform(() => []).optional(),
    }),
  recaptcha: captchaToken(),
});
export type AppointmentInput = InferType<typeof appointmentInput>;
