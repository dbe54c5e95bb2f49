import { routes } from '../../platform/routes';

/** The cities that an address asks for, each once; null where one cannot be meant. */
export function parseCities(text: string): number[] | null {
  const parts = text.split(',').filter(Boolean);
  if (!parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

/** The address of the stores in these cities; of all where none is named. */
export function storesHref(cities: number[]): string {
  return cities.length > 0
    ? `${routes.storeLocator}?city=${cities.join(',')}`
    : routes.storeLocator;
}
