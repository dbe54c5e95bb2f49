import { boolean, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { yesNo } from './rules.ts';

/** Added to the contract: the consent to news, which the profile's own call leaves alone. */
export const changeNews = endpoint({
  method: 'PATCH',
  path: '/user/news/',
  caller: 'customer',
  summary: 'Say whether the customer wants news and reminders by mail',
  body: object({
    wants_news: boolean()
      .typeError('Must be true or false')
      .required('Please say whether you want our news'),
  }),
  answer: success.shape({ wants_news: yesNo() }),
});

/** Added to the contract: for whoever has a link of one of those mails, also where nobody is logged in. */
export const checkNews = endpoint({
  method: 'GET',
  path: '/user/news/{token}/',
  caller: 'anyone',
  summary: 'Whether somebody gets news; 404 where the link is not one of the store',
  answer: success.shape({ wants_news: yesNo() }),
});

/** Added to the contract. */
export const stopNews = endpoint({
  method: 'POST',
  path: '/user/news/{token}/stop/',
  caller: 'anyone',
  summary: 'Send somebody no more news; 404 where the link is not one of the store',
  answer: success.shape({ wants_news: yesNo() }),
});
