import { boolean, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { yesNo } from './rules.ts';

/** Separate call, because the profile call does not change this consent. */
export const changeNews = endpoint({
  method: 'PATCH',
  path: '/user/news/',
  caller: 'customer',
  summary: 'Set whether the customer wants offers, news and cart reminders by email',
  body: object({
    wants_news: boolean()
      .typeError('Must be true or false')
      .required('Choose whether you want our emails'),
  }),
  answer: success.shape({ wants_news: yesNo() }),
  standIn: 'a message',
});

/** Also works without login, by the token in a mailed link. */
export const checkNews = endpoint({
  method: 'GET',
  path: '/user/news/{token}/',
  caller: 'anyone',
  summary: 'Get the newsletter subscription of an unsubscribe link; 404 if the link is invalid',
  answer: success.shape({ wants_news: yesNo() }),
  standIn: 'a message',
});

export const stopNews = endpoint({
  method: 'POST',
  path: '/user/news/{token}/stop/',
  caller: 'anyone',
  summary: 'Unsubscribe from the newsletter; 404 if the link is invalid',
  answer: success.shape({ wants_news: yesNo() }),
  standIn: 'a message',
});
