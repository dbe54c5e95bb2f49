import { bookAppointment } from '../../contract/appointment';
import { appointmentInput } from '../../contract/appointment-input';
import { FormRefusal } from '../../platform/form-posts/form-post';
import { routes } from '../../platform/routes';
import { appointmentBody } from '../appointment/appointment-draft';
import { takenTimeOf } from '../appointment/next-free';
import { sayStart } from '../appointment/time-texts';
import { countryOf, nationalNumber } from './country-of';
import { questionPost } from './question-post';
import { validateFields } from './validate-fields';

/** Books an appointment; if the time is taken, its field's error names the next free ones. */
export const appointmentPost = questionPost({
  name: 'appointment',
  check: async (fields, store) => {
    const country = await countryOf(fields, store, 'country_id');
    const { type_of_medicine: medicine, ...typed } = fields;
    const checked = await validateFields(appointmentInput.omit(['recaptcha']), {
      ...typed,
      country_id: country?.id,
      mobile: nationalNumber(fields['mobile'], country),
      has_guardian_consent: fields['has_guardian_consent'] !== undefined,
      type_of_medicine_list: medicine ? [medicine] : [],
    });
    return appointmentBody({ ...checked, recaptcha: '' }, country?.calling_code);
  },
  send: async (input, { recaptcha, idempotencyKey }, store) => {
    try {
      const body = { ...input, recaptcha };
      const { data } = await store(bookAppointment, { body, idempotencyKey });
      return { to: routes.appointment(data.id) };
    } catch (error) {
      const taken = takenTimeOf(error);
      if (!taken) throw error;
      const free = taken.nextFree.map(sayStart).join('; ');
      const message = free ? `${taken.message} Free: ${free}.` : taken.message;
      throw new FormRefusal(message, { field: 'start_datetime' });
    }
  },
});
