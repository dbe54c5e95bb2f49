import { isId } from '../../contract/is-id.ts';
import { routes } from '../../platform/routes.ts';

/** Returns distinct city ids of a URL; null if one is invalid. */
export function parseCities(text: string): number[] | null {
  const parts = text.split(',').filter(Boolean);
  if (!parts.every(isId)) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

export function storesHref(cities: number[]): string {
  return cities.length > 0
    ? `${routes.storeLocator}?city=${cities.join(',')}`
    : routes.storeLocator;
}
