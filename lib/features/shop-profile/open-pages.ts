import type { ShopProfile } from '../../contract/shop-profile';
import { routes } from '../../platform/routes';
import type { LinkGroup, SiteLink } from '../../platform/site-links';

type Pages = Pick<ShopProfile, 'closed_pages' | 'elite_name'>;

/** Whether the shop has the page of a path. */
export function isOpen({ closed_pages: closed }: Pick<Pages, 'closed_pages'>, href: string) {
  return !closed.includes(href.split(/[?#]/, 1)[0] ?? href);
}

/** Whether a customer can become a member: the membership is paid online only. */
export const canJoin = (shop: Pick<ShopProfile, 'closed_pages' | 'pays_online'>): boolean =>
  shop.pays_online && isOpen(shop, routes.membership);

/** Returns the links to existing pages; the membership gets the shop's name for it. */
export const openLinks = (shop: Pages, links: SiteLink[]): SiteLink[] =>
  links
    .filter(({ href }) => isOpen(shop, href))
    .map((link) => (link.href === routes.membership ? { ...link, label: shop.elite_name } : link));

export const openGroups = (shop: Pages, groups: LinkGroup[]): LinkGroup[] =>
  groups
    .map((group) => ({ ...group, links: openLinks(shop, group.links) }))
    .filter(({ links }) => links.length > 0);
