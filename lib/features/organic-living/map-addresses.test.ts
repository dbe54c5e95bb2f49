import { mapAddress, mapFrame } from './map-addresses';

const location = { latitude: 22.935, longitude: 72.268 };

it('marks the place on the map', () => {
  expect(mapAddress(location)).toBe(
    'https://www.openstreetmap.org/?mlat=22.935&mlon=72.268#map=14/22.935/72.268',
  );
});

it('has the place in the middle of the frame', () => {
  const query = new URL(mapFrame(location)).searchParams;
  expect(query.get('marker')).toBe('22.935,72.268');
  expect(query.get('bbox')).toBe('72.2430,22.9170,72.2930,22.9530');
});
