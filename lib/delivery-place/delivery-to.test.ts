import { deliveryTo, formatDays, formatPlace, isPin, parsePlace } from './delivery-to';

const ahmedabad = { pin: '380009', city: 'Ahmedabad', state: 'Gujarat' };
const mumbai = { pin: '400001', city: 'Mumbai', state: 'Maharashtra' };

describe('a place of delivery', () => {
  it('is near and free in Ahmedabad alone', () => {
    expect(deliveryTo(ahmedabad)).toEqual({ ...ahmedabad, days: [2, 2], fee: 0 });
    expect(deliveryTo(mumbai)).toEqual({ ...mumbai, days: [5, 6], fee: 100 });
    expect(deliveryTo({ ...ahmedabad, city: null }).fee).toBe(100);
  });

  it('says its days in words', () => {
    expect(formatDays(deliveryTo(ahmedabad).days)).toBe('2 working days');
    expect(formatDays(deliveryTo(mumbai).days)).toBe('5 to 6 working days');
  });

  it('names the city, or else the state, or else the number alone', () => {
    expect(formatPlace(mumbai)).toBe('400001 Mumbai');
    expect(formatPlace({ ...mumbai, city: null })).toBe('400001 Maharashtra');
    expect(formatPlace({ pin: '999999', city: null, state: null })).toBe('999999');
  });

  it('is read back as it was kept, with the days of today', () => {
    expect(parsePlace(JSON.stringify(mumbai))).toEqual(deliveryTo(mumbai));
  });

  it('is nothing where something else was kept', () => {
    for (const text of [null, '', '{', 'null', '{"pin":1}', '{"pin":"012345"}']) {
      expect(parsePlace(text)).toBeNull();
    }
  });

  it('has six digits, the first not 0', () => {
    expect(isPin('380009')).toBe(true);
    for (const text of ['038000', '38000', '3800090', '38000a']) expect(isPin(text)).toBe(false);
  });
});
