import { isOwnPath, standingPages } from '../contract/site-paths';
import { knownPaths, routes } from '../platform/routes';

const withoutQuery = (path: string) => path.replace(/[?#].*$/, '');

describe('the addresses that the store takes for the site’s own', () => {
  it('are all that the storefront has, things aside', () => {
    const fixed = Object.values(routes).filter((route) => typeof route === 'string');
    expect(fixed.filter((path) => !isOwnPath(withoutQuery(path)))).toEqual([]);
  });

  it('are pages that the storefront knows', () => {
    const unknown = standingPages.filter((path) => !knownPaths.some((known) => known.test(path)));
    expect(unknown.filter((path) => !Object.values(routes).includes(path))).toEqual([]);
  });

  it('are not those of things, nor what nobody knows', () => {
    for (const path of ['/products/12/neem', '/blogs/3/tulsi', '/event/4', '/old', '/faqs']) {
      expect(isOwnPath(path)).toBe(false);
    }
  });
});
