import { object, string } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { text } from './rules.ts';

export const getPageMeta = anyone.get(
  '/user/meta-tags/',
  'Get the title, description and keywords of a page',
  {
    query: object({ page_url: string().trim().max(2000).required('page_url is required') }),
    answer: success.shape({ title: text(), description: text(), keywords: text() }),
  },
);
