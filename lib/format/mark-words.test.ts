import { markWords } from './mark-words';

const marked = (text: string, ...beginnings: string[]) =>
  markWords(text, beginnings)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('marked words', () => {
  it('are whole words or their beginnings, whatever their case', () => {
    expect(marked('Lakadong Turmeric powder', 'turm', 'powder')).toBe(
      'Lakadong [Turm]eric [powder]',
    );
  });

  it('are never the middle of a word', () => {
    expect(marked('Neem tea', 'ea')).toBe('Neem tea');
  });

  it('are as long as they can be', () => {
    expect(marked('Hair oil', 'h', 'hair')).toBe('[Hair] oil');
  });

  it('are found in any script and beside punctuation', () => {
    expect(marked('हल्दी (haldi)', 'हल्दी', 'haldi')).toBe('[हल्दी] ([haldi])');
  });

  it('leave every text as it is', () => {
    for (const text of ['', '!?', 'İstanbul', 'a  b']) {
      expect(
        markWords(text, ['i', 'a', ''])
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
