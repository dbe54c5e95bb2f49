import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const repeated = (text: string) => text.repeat(200).slice(0, 200);

describe('a search text that nobody means', () => {
  it.each([
    ['one letter', 'a'],
    ['one letter 200 times', repeated('a')],
    ['100 letters', repeated('o ')],
    ['50 words', Array.from({ length: 50 }, (_, at) => `w${at}`).join(' ')],
    ['the words that most products have', repeated('organic pure oil powder tea ')],
    ['SQL', "' or 1=1; drop table products; --"],
    ['wildcards', '%_%_*?\\'],
    ['a regular expression', '(a+)+$ [a-z]*{9} .* \\m'],
    ['emoji', '\u{1F9F4}\u{1F33F} \u{1F468}\u200D\u{1F469}\u200D\u{1F467} oil'],
    ['right-to-left text', '\u202Eعسل عضوي\u202C'],
    ['half a character', '\uD83D tea'],
    ['quotes', '"exact" “quotes” `ticks`'],
    ['numbers without end', 'under 99999999999999999999999 over -1 1e309 kg'],
    ['accents', repeated('a\u0301')],
  ])('gets an answer: %s', async (_, text) => {
    for (const filter of ['', '&brand=1,2&ordering=base_price', '&page=9999']) {
      const path = `/web/products/list/?prod_search=${encodeURIComponent(text.toWellFormed())}`;
      const { status } = await store.call('GET', `${path}${filter}`);
      expect(status).toBe(200);
    }
    const typed = encodeURIComponent(text.toWellFormed());
    const { status } = await store.call('GET', `/web/search/suggestions/?text=${typed}`);
    expect(status).toBe(200);
  });

  it('is refused with a message where it has control characters', async () => {
    const { status, body } = await store.call(
      'GET',
      `/web/products/list/?prod_search=${encodeURIComponent('\u0000\u0001 tea')}`,
    );
    expect(status).toBe(400);
    expect(body['message']).toEqual(expect.stringMatching(/\w+/));
  });
});
