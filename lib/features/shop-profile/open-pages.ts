import type { ShopProfile } from '../../contract/shop-profile';
import { routes } from '../../platform/routes';
import type { LinkGroup, SiteLink } from '../../platform/site-links';

type Pages = Pick<ShopProfile, 'closed_pages' | 'elite_name'>;

/** Whether the shop has the page of an address. */
export function isOpen({ closed_pages: closed }: Pick<Pages, 'closed_pages'>, href: string) {
  return !closed.includes(href.split(/[?#]/, 1)[0] ?? href);
}

/** Returns the links to pages that the shop has; the membership is named as in the shop. */
export const openLinks = (shop: Pages, links: SiteLink[]): SiteLink[] =>
  links
    .filter(({ href }) => isOpen(shop, href))
    .map((link) => (link.href === routes.membership ? { ...link, label: shop.elite_name } : link));

/** Returns the groups with links to pages that the shop has. */
export const openGroups = (shop: Pages, groups: LinkGroup[]): LinkGroup[] =>
  groups
    .map((group) => ({ ...group, links: openLinks(shop, group.links) }))
    .filter(({ links }) => links.length > 0);
