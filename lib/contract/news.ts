import { boolean, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { yesNo } from './rules.ts';

/** Separate call, because the profile call does not change this consent. */
export const changeNews = endpoint({
  method: 'PATCH',
  path: '/user/news/',
  caller: 'customer',
  summary: 'Say whether the customer wants news and reminders by email',
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
  summary: 'Whether somebody gets news; 404 where the link is not one of the store',
  answer: success.shape({ wants_news: yesNo() }),
  standIn: 'a message',
});

export const stopNews = endpoint({
  method: 'POST',
  path: '/user/news/{token}/stop/',
  caller: 'anyone',
  summary: 'Send somebody no more news; 404 where the link is not one of the store',
  answer: success.shape({ wants_news: yesNo() }),
  standIn: 'a message',
});
