import { noteCarted, noteOpened, rememberHit } from './note-hit';

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  global.fetch = jest.fn((_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Promise.resolve(new Response());
  });
});

describe('a hit of a search', () => {
  it('is reported when it is opened', () => {
    noteOpened('honey');
    noteOpened('ghee', { isSuggestion: true });
    expect(sent).toEqual([
      { query: 'honey', action: 'open', is_suggestion: false },
      { query: 'ghee', action: 'open', is_suggestion: true },
    ]);
  });

  it('is reported once when it is put in the cart, and no other product', () => {
    rememberHit({ query: 'honey', productId: 7 });
    noteCarted(8);
    expect(sent).toEqual([]);
    noteCarted(7);
    noteCarted(7);
    expect(sent).toEqual([{ query: 'honey', action: 'cart' }]);
  });
});
