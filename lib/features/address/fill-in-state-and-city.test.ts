import { fillInStateAndCity, formatCityAndState } from './fill-in-state-and-city';

const gujarat = { id: 11, name: 'Gujarat' };
const surat = { id: 502, name: 'Surat' };
const pune = {
  pin_code: '411004',
  state_obj: { id: 21, name: 'Maharashtra' },
  city_obj: { id: 900, name: 'Pune' },
};
const somewhereInGujarat = { pin_code: '382715', state_obj: gujarat, city_obj: null };
const nowhere = { pin_code: '900001', state_obj: null, city_obj: null };

describe('fillInPlace', () => {
  it('takes the state and the city of the PIN code', () => {
    expect(fillInStateAndCity(pune, { state: 11, city: 502 })).toEqual({ state: 21, city: 900 });
  });

  it('leaves the city that was chosen where the state is the same', () => {
    const chosen = { state: gujarat.id, city: surat.id };
    expect(fillInStateAndCity(somewhereInGujarat, chosen)).toEqual(chosen);
  });

  it('leaves no city of another state standing', () => {
    expect(fillInStateAndCity(somewhereInGujarat, { state: 21, city: 900 })).toEqual({
      state: 11,
      city: null,
    });
  });

  it('changes nothing where the PIN code says nothing', () => {
    expect(fillInStateAndCity(nowhere, { state: 11, city: 502 })).toBeNull();
  });
});

describe('placeWords', () => {
  it('names what was filled in', () => {
    expect(formatCityAndState(pune)).toBe('Pune, Maharashtra');
    expect(formatCityAndState(somewhereInGujarat)).toBe('Gujarat');
    expect(formatCityAndState(nowhere)).toBe('');
  });
});
