import { cache } from 'react';
import { readForStaticPage } from '../../api/server';
import { listFaqs, type AnsweredGroup } from '../../contract/faq';

export const readFaqs = cache(async (): Promise<AnsweredGroup[]> => {
  const { data } = await readForStaticPage(
    listFaqs,
    { tags: ['faqs'] },
    { status: true, data: [] },
  );
  return data;
});
