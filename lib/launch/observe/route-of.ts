import { findPagePattern } from '../../contract/find-page.ts';

/** Beginnings of addresses that are no page, with what stands for all that follows. */
const others = [
  ['/_next/static/', '/_next/static/*'],
  ['/_next/image', '/_next/image'],
  ['/api/store/', '/api/store/*'],
  ['/api/auth/', '/api/auth/*'],
  ['/api/payments/', '/api/payments/*'],
  ['/api/parcels/', '/api/parcels/*'],
  ['/api/', '/api/*'],
  ['/files/', '/files/*'],
  ['/pictures/', '/pictures/*'],
  ['/fonts/', '/fonts/*'],
] as const;

/** Returns the pattern of an address: a stranger cannot make new ones. */
export function routeOf(address: string): string {
  const other = others.find(([beginning]) => address.startsWith(beginning))?.[1];
  return other ?? findPagePattern(address) ?? 'unknown';
}
