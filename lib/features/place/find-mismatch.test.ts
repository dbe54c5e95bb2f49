import type { PinCodeLocation } from '../../contract/place';
import { findMismatch } from './find-mismatch';

const pune: PinCodeLocation = {
  pin_code: '411004',
  state_obj: { id: 21, name: 'Maharashtra' },
  city_obj: { id: 900, name: 'Pune' },
  delivery: { fewest_days: 5, most_days: 6, takes_cash_on_delivery: true, shipping_fee: 100 },
};

const none = { state: null, city: null };
const inPune = { postal_code: '411004', state: 21, city: 900 };

it('names the city of the PIN code if another one is chosen', () => {
  const { city, state } = findMismatch(pune, { ...inPune, city: 502 });
  expect([state, city?.name]).toEqual([null, 'Pune']);
});

it('names only the state if another one is chosen, because the city follows from it', () => {
  const { city, state } = findMismatch(pune, { ...inPune, state: 11, city: 502 });
  expect([state?.name, city]).toEqual(['Maharashtra', null]);
});

it('names nothing if they agree, none is chosen, or the PIN code is another or has no city', () => {
  expect(findMismatch(pune, inPune)).toEqual(none);
  expect(findMismatch(pune, { ...inPune, ...none })).toEqual(none);
  expect(findMismatch(pune, { postal_code: '380001', state: 11, city: 502 })).toEqual(none);
  expect(findMismatch({ ...pune, city_obj: null }, { ...inPune, city: 502 })).toEqual(none);
  expect(findMismatch(null, { ...inPune, city: 502 })).toEqual(none);
});
