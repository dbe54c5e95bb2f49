import { boolean, object } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { yesNo } from './rules.ts';

/** Separate call, because the profile call does not change this consent. */
export const changeNews = customer.patch(
  '/user/news/',
  'Set whether the customer wants offers, news and cart reminders by email',
  {
    body: object({
      wants_news: boolean()
        .typeError('Must be true or false')
        .required('Choose whether you want our emails'),
    }),
    answer: success.shape({ wants_news: yesNo() }),
    standIn: 'a message',
  },
);

/** Also works without login, by the token in a mailed link. */
export const checkNews = anyone.get(
  '/user/news/{token}/',
  'Get the newsletter subscription of an unsubscribe link; 404 if the link is invalid',
  { answer: success.shape({ wants_news: yesNo() }), standIn: 'a message' },
);

export const stopNews = anyone.post(
  '/user/news/{token}/stop/',
  'Unsubscribe from the newsletter; 404 if the link is invalid',
  { answer: success.shape({ wants_news: yesNo() }), standIn: 'a message' },
);
