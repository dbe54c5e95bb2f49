import type { PinCodeLocation } from '../../contract/place';
import { otherCityOfPin } from './city-of-pin';

const pune: PinCodeLocation = {
  pin_code: '411004',
  state_obj: { id: 21, name: 'Maharashtra' },
  city_obj: { id: 900, name: 'Pune' },
  delivery: { fewest_days: 5, most_days: 6, takes_cash_on_delivery: true, shipping_fee: 100 },
};

it('names the city of the PIN code where another one is chosen', () => {
  expect(otherCityOfPin(pune, { postal_code: '411004', city: 502 })?.name).toBe('Pune');
});

it('says nothing where they agree, none is chosen, or the PIN code is another or gives no city', () => {
  expect(otherCityOfPin(pune, { postal_code: '411004', city: 900 })).toBeNull();
  expect(otherCityOfPin(pune, { postal_code: '411004', city: null })).toBeNull();
  expect(otherCityOfPin(pune, { postal_code: '380001', city: 502 })).toBeNull();
  const wide = { ...pune, city_obj: null };
  expect(otherCityOfPin(wide, { postal_code: '411004', city: 502 })).toBeNull();
  expect(otherCityOfPin(null, { postal_code: '411004', city: 502 })).toBeNull();
});
