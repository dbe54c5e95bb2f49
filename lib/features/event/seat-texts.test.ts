import { freeSeatsText, seatsText } from './seat-texts';

it('says how many seats there are, and how many of them are left', () => {
  expect([1, 2].map(seatsText)).toEqual(['1 seat', '2 seats']);
  expect([freeSeatsText(20, 12), freeSeatsText(20, 20), freeSeatsText(20, 0)]).toEqual([
    '12 of 20 seats left',
    '20 seats',
    'All seats are booked',
  ]);
});
