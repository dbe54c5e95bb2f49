import { siteUrl } from '../site-url.ts';

/* All of a kind are made alike, and a share picture takes half a second. `npm run test:all` looks at all. */
const maxPerKind = process.env['E2E_SLOW'] === 'yes' ? Infinity : 2;

/** Returns a few addresses of each kind: `/products/…`, `/shop?category=…`, `/share/posts/…`. */
export function pickOfEachKind(addresses: Iterable<string>): string[] {
  const kinds = Map.groupBy(addresses, (address) => {
    const { pathname, searchParams } = new URL(address, siteUrl);
    const [parent = '', name = ''] = pathname.slice(1).split('/');
    return [parent, parent === 'share' && name, ...searchParams.keys()].join(' ');
  });
  return [...kinds.values()].flatMap((alike) => alike.slice(0, maxPerKind));
}
