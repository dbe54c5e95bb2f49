import { cache } from 'react';
import { readExtension } from '../../api/server';
import { shippedFaqs } from '../../content/shipped-faqs';
import { listFaqs, type AnsweredGroup } from '../../contract/faq';
import { readShop } from '../shop-profile/queries';

export const readFaqs = cache(async (): Promise<AnsweredGroup[]> => {
  const { data } = await readExtension(listFaqs, { tags: ['faqs', 'shop-profile'] }, async () => ({
    status: true,
    data: shippedFaqs(await readShop()),
  }));
  return data;
});
