import { findCoordinates, formatDistance, sortByDistance } from './distance';

const at = (location_url: string) => ({ location_url });
const osm = (lat: string, lng: string) =>
  at(`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`);

const surat = { latitude: 21.1959, longitude: 72.8302 };
const vesu = osm('21.1410', '72.7710');
const ahmedabad = osm('23.0365', '72.5611');
const gandhinagar = osm('23.2360', '72.6500');
const unknown = at('https://maps.app.goo.gl/x1y2');

describe('the distance to a store', () => {
  it('is read from map addresses of OpenStreetMap and Google', () => {
    const spot = { latitude: 23.0365, longitude: 72.5611 };
    expect(findCoordinates(ahmedabad)).toEqual(spot);
    for (const url of [
      'https://www.google.com/maps/place/SOSE/@23.0365,72.5611,17z/data=x',
      'https://www.google.com/maps/search/?api=1&query=23.0365%2C72.5611',
      'https://maps.google.com/?q=23.0365,72.5611',
    ])
      expect(findCoordinates(at(url))).toEqual(spot);
    expect(findCoordinates(unknown)).toBeNull();
    expect(findCoordinates(at(''))).toBeNull();
  });

  it('is in km, with a decimal below ten', () => {
    expect(formatDistance(vesu, surat)).toBe('8.7 km');
    expect(formatDistance(ahmedabad, surat)).toBe('207 km');
    expect(formatDistance(unknown, surat)).toBeNull();
  });

  it('sorts stores, those without coordinates last', () => {
    expect(sortByDistance([unknown, gandhinagar, ahmedabad, vesu], surat)).toEqual([
      vesu,
      ahmedabad,
      gandhinagar,
      unknown,
    ]);
  });
});
