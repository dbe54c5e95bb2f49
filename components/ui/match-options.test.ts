import { matchOptions, sameOption } from './match-options';

const cities = ['Ahmedabad', 'New Delhi', 'Navi Mumbai', 'Mumbai', 'Délhi Cantt.', 'Surat'].map(
  (label, value) => ({ value, label }),
);
const labels = (typed: string) => matchOptions(cities, typed).map(({ label }) => label);

describe('the options that fit what was typed', () => {
  it('are all of them while nothing is typed', () => {
    expect(labels('')).toHaveLength(cities.length);
    expect(labels('  ')).toHaveLength(cities.length);
  });

  it('begin with it, before those with a later word that does', () => {
    expect(labels('mum')).toEqual(['Mumbai', 'Navi Mumbai']);
  });

  it('know no case, no accents and no signs', () => {
    expect(labels('DELHI')).toEqual(['Délhi Cantt.', 'New Delhi']);
    expect(labels('delhi cantt')).toEqual(['Délhi Cantt.']);
  });

  it('have every word, in any order and within words', () => {
    expect(labels('mumbai navi')).toEqual(['Navi Mumbai']);
    expect(labels('edab')).toEqual(['Ahmedabad']);
  });

  it('are none where nothing fits', () => {
    expect(labels('paris')).toEqual([]);
  });

  it('keep the order of the list where they fit alike', () => {
    expect(labels('a')).toEqual(['Ahmedabad', 'Navi Mumbai', 'Mumbai', 'Délhi Cantt.', 'Surat']);
  });
});

describe('what was written out in full', () => {
  it('is that option, whatever its capitals', () => {
    expect(sameOption(cities, ' surat ')?.label).toBe('Surat');
    expect(sameOption(cities, 'sura')).toBeUndefined();
  });
});
