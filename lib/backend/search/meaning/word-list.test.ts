import { WordList } from './word-list.ts';

const list = new WordList();
const counts: [string, number][] = [
  ['turmeric', 9],
  ['tulsi', 4],
  ['tulip', 7],
  ['honey', 5],
  ['neem', 5],
  ['haldi', 3],
  ['mehndi', 2],
  ['mehandi', 1],
  ['candle', 3],
  ['candles', 2],
  ['jack', 1],
];
for (const [word, count] of counts) list.add(word, count);
const near = (word: string) => list.near(word, 3).map((one) => one.word);

describe('a word list', () => {
  it('finds beginnings, those of the most products first', () => {
    expect(list.beginning('tu', 5).toSorted()).toEqual(['tulip', 'tulsi', 'turmeric']);
    expect(list.beginning('tu', 2)).toEqual(['turmeric', 'tulip']);
    expect(list.beginning('tulsi', 5)).toEqual([]);
  });

  it('finds other forms and words of the same sound', () => {
    expect(list.inflections('candle')).toEqual(['candles']);
    expect(list.alike('haldee')).toEqual(['haldi']);
  });

  it('finds the nearest word, also of an unfinished one', () => {
    expect(near('tumric')).toEqual(['turmeric']);
    expect(near('tumeri')).toEqual(['turmeric']);
    expect(near('hoeny')).toEqual(['honey']);
    expect(near('neam')).toEqual(['neem']);
    expect(near('mendi')).toContain('mehndi');
  });

  it('finds nothing where all words are far off, or too little was typed', () => {
    expect(near('qzxwv')).toEqual([]);
    expect(near('hny')).toEqual([]);
    expect(near('zzzqqq')).toEqual([]);
  });

  it('takes words that are added later', () => {
    expect(list.beginning('zan', 5)).toEqual([]);
    list.add('zanzibar', 1);
    expect(list.beginning('zan', 5)).toEqual(['zanzibar']);
    list.add('zanzibar', 8);
    expect(list.count('zanzibar')).toBe(8);
  });
});
