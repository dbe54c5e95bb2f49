import type { Store } from '../../contract/store';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

type Located = Pick<Store, 'location_url'>;

/** As OpenStreetMap and Google Maps write them into the address of a place. */
const patterns = [
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /(?:@|[?&](?:q|query|destination)=)(-?\d+\.\d+),(-?\d+\.\d+)/,
];

/** Coordinates in the map URL of a store; null if it has none. */
export function findCoordinates({ location_url: url }: Located): Coordinates | null {
  const text = url.replaceAll(/%2c/gi, ',');
  const [, latitude, longitude] = patterns.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
  return latitude && longitude
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : null;
}

const earthRadiusKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in km in a straight line (haversine). */
function kmBetween(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(toRadians(b.latitude - a.latitude) / 2);
  const halfLng = Math.sin(toRadians(b.longitude - a.longitude) / 2);
  const term =
    halfLat ** 2 + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * halfLng ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(term));
}

function kmTo(store: Located, from: Coordinates): number | null {
  const coordinates = findCoordinates(store);
  return coordinates && kmBetween(from, coordinates);
}

/** Nearest first; stores without coordinates last, in their order. */
export const sortByDistance = <Placed extends Located>(
  stores: readonly Placed[],
  from: Coordinates,
): Placed[] =>
  stores.toSorted((a, b) => (kmTo(a, from) ?? Infinity) - (kmTo(b, from) ?? Infinity) || 0);

/** `3.2 km`, `265 km`; null if the store has no coordinates. */
export function formatDistance(store: Located, from: Coordinates): string | null {
  const km = kmTo(store, from);
  return km === null ? null : `${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
}
