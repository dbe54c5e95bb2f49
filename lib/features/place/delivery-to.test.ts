import { parcelOfOne } from '../product/fee-of-one';
import { demoShop } from '../../contract/demo-shop';
import {
  deliveryTo as toPlace,
  formatDays,
  formatLocation,
  parseLocation,
  type PinLocation,
} from './delivery-to';

const deliveryTo = (location: PinLocation) => toPlace(location, demoShop);
const ahmedabad = { pin: '380009', city: 'Ahmedabad', state: 'Gujarat' };
const mumbai = { pin: '400001', city: 'Mumbai', state: 'Maharashtra' };

describe('a place of delivery', () => {
  it('is near and free in Ahmedabad alone', () => {
    expect(deliveryTo(ahmedabad)).toEqual({ ...ahmedabad, days: [2, 2], fee: 0 });
    expect(deliveryTo(mumbai)).toEqual({ ...mumbai, days: [5, 6], fee: 100 });
    expect(deliveryTo({ ...ahmedabad, city: null }).fee).toBe(100);
  });

  it('is near and free where the shop says so, at its fee elsewhere', () => {
    const inMumbai = { ...demoShop, shipping_fee: 60, free_shipping_city: 'Mumbai' };
    expect(toPlace(mumbai, inMumbai)).toEqual({ ...mumbai, days: [2, 2], fee: 0 });
    expect(toPlace(ahmedabad, inMumbai)).toEqual({ ...ahmedabad, days: [5, 6], fee: 60 });
    const nowhere = { ...demoShop, free_shipping_city: '' };
    expect(toPlace({ ...mumbai, city: null }, nowhere).days).toEqual([5, 6]);
  });

  it('costs more for a heavy product', () => {
    const terms = { ...demoShop, weight_included: 5, weight_fee: 12.5 };
    const sack = parcelOfOne({ product_price: 400, unit: 'kg', net_quantity: 10 });
    expect(toPlace({ ...mumbai, zone: { days: [1, 2], fee: 30 } }, terms, sack).fee).toBe(92.5);
  });

  it('says its days in words', () => {
    expect(formatDays(deliveryTo(ahmedabad).days)).toBe('2 working days');
    expect(formatDays(deliveryTo(mumbai).days)).toBe('5 to 6 working days');
    expect(formatDays([1, 1])).toBe('1 working day');
  });

  it('names the city, or else the state, or else the number alone', () => {
    expect(formatLocation(mumbai)).toBe('400001 Mumbai');
    expect(formatLocation({ ...mumbai, city: null })).toBe('400001 Maharashtra');
    expect(formatLocation({ pin: '999999', city: null, state: null })).toBe('999999');
  });

  it('is read back as it was kept, with the days of today', () => {
    expect(parseLocation(JSON.stringify(mumbai), demoShop)).toEqual(deliveryTo(mumbai));
  });

  it('is nothing where something else was kept', () => {
    for (const text of [null, '', '{', 'null', '{"pin":1}', '{"pin":"012345"}']) {
      expect(parseLocation(text, demoShop)).toBeNull();
    }
  });
});
