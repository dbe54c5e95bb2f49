import { bookSeats, seatInput } from '../../contract/event';
import { type FormPost, FormRefusal } from '../../platform/form-posts/form-post';
import { routes } from '../../platform/routes';
import { seatsText } from '../event/seat-texts';
import { plainPage } from './question-post';
import { validateFields } from './validate-fields';

/** Books seats of an event. */
export const seatsPost: FormPost = {
  page: (fields) => plainPage('event-seats', fields),
  run: async (fields, store) => {
    const id = Number(fields['event_id']);
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new FormRefusal('We couldn’t find this event.', { to: routes.events });
    }
    const body = await validateFields(seatInput, fields);
    const { data } = await store(bookSeats, { params: { id }, body });
    return {
      to: plainPage('event-seats', fields),
      message: `You’ve booked ${seatsText(data.seats)}. We’ve sent a confirmation to ${data.email}.`,
      values: { done: routes.event({ id }) },
    };
  },
};
