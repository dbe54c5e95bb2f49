/** Coordinates in degrees. */
export interface Spot {
  lat: number;
  lng: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Haversine term: not the distance itself, but grows with it, which is enough to compare. */
function apart(a: Spot, b: Spot): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  return halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
}

/** Returns the nearest of `others`; undefined if there are none. */
export function nearest<T extends Spot>(spot: Spot, others: readonly T[]): T | undefined {
  let found: T | undefined;
  let shortest = Infinity;
  for (const other of others) {
    const distance = apart(spot, other);
    if (distance < shortest) [found, shortest] = [other, distance];
  }
  return found;
}
