import { forgivenCost, slipCost } from './slip-cost.ts';

const cost = (typed: string, word: string) => slipCost(typed, word, 5);
const isForgiven = (typed: string, word: string) =>
  slipCost(typed, word, forgivenCost(typed)) <= forgivenCost(typed);

describe('the cost of a slip', () => {
  it('is nothing for the same word, and for its beginning where it is unfinished', () => {
    expect(cost('turmeric', 'turmeric')).toBe(0);
    expect(slipCost('turm', 'turmeric', 5, true)).toBe(0);
    expect(cost('turm', 'turmeric')).toBeGreaterThan(1);
  });

  it('is lower for what fingers and ears confuse', () => {
    expect(cost('honey', 'hon3y')).toBeGreaterThan(cost('honey', 'honiy'));
    expect(cost('jeera', 'zeera')).toBeLessThan(cost('jeera', 'beera'));
    expect(cost('soap', 'doap')).toBeLessThan(cost('soap', 'moap'));
    expect(cost('coffe', 'coffee')).toBeLessThan(cost('coffe', 'coffek'));
    expect(cost('hoeny', 'honey')).toBeLessThan(1);
  });

  it('stops at the limit', () => {
    expect(slipCost('qzxwv', 'honey', 1)).toBe(Infinity);
  });

  it.each([
    ['turmric', 'turmeric'],
    ['ashwaganda', 'ashwagandha'],
    ['haldee', 'haldi'],
    ['hibisus', 'hibiscus'],
    ['corriander', 'coriander'],
    ['pian', 'pain'],
  ])('is forgiven in %s', (typed, word) => {
    expect(isForgiven(typed, word)).toBe(true);
  });

  it.each([
    ['bottle', 'butter'],
    ['chair', 'chai'],
    ['money', 'honey'],
    ['beer', 'bar'],
    ['hny', 'honey'],
    ['charger', 'ginger'],
  ])('is too much to take %s for %s', (typed, word) => {
    expect(isForgiven(typed, word)).toBe(false);
  });
});
