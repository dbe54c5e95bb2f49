import type { AnsweredGroup } from '../../contract/faq';
import { searchFaqs } from './search-faqs';

const groups: AnsweredGroup[] = [
  {
    group: 'General Information',
    faqs: [
      {
        id: 1,
        question: 'Where do you deliver?',
        answer: '<p>Anywhere in <a href="/x">India</a>.</p>',
      },
      { id: 2, question: 'Can I cancel Elite?', answer: '<p>Yes, within 3 weeks.</p>' },
    ],
  },
  {
    group: 'Order Related',
    faqs: [
      {
        id: 3,
        question: 'Can I return something?',
        answer: '<p>Within 15 days. Refunds take 5.</p>',
      },
    ],
  },
];

const foundIds = (query: string) =>
  searchFaqs(groups, query).flatMap(({ faqs }) => faqs.map(({ id }) => id));

describe('the search in questions and answers', () => {
  it.each([
    ['deliver', [1]],
    ['How are orders DELIVERED in India?', []],
    ['delivered in India', [1]],
    ['cancelled', [2]],
    ['returns', [3]],
    ['refund', [3]],
    ['how do I return it', [3]],
    ['within', [2, 3]],
    ['href', []],
  ])('finds for "%s" the questions %j', (query, ids) => {
    expect(foundIds(query)).toEqual(ids);
  });

  it.each(['', '  ', 'how can I', '?'])('shows every question for "%s"', (query) => {
    expect(searchFaqs(groups, query)).toBe(groups);
  });
});
