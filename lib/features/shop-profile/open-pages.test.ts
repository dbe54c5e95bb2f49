import { demoShop } from '../../contract/demo-shop';
import { routes } from '../../platform/routes';
import { canJoin, isOpen, openGroups, openLinks } from './open-pages';

const shop = { ...demoShop, elite_name: 'Vana Circle', closed_pages: ['/franchise', '/faq'] };
const link = (href: string) => ({ label: 'A page', href });

describe('openLinks', () => {
  it('leaves out pages that the shop does not have', () => {
    const links = [link('/franchise'), link('/blogs'), link('/faq')];
    expect(openLinks(shop, links)).toEqual([link('/blogs')]);
    expect(openGroups(shop, [{ title: 'Help', links: [link('/faq')] }])).toEqual([]);
  });

  it('names the membership as in the shop', () => {
    expect(openLinks(shop, [link(routes.membership)])).toEqual([
      { label: 'Vana Circle', href: routes.membership },
    ]);
  });

  it('takes an address with a query or a fragment as its page', () => {
    expect(isOpen(shop, '/faq?from=cart#payment')).toBe(false);
    expect(isOpen(shop, '/profile#orders')).toBe(true);
  });
});

describe('canJoin', () => {
  it('is false without a gateway, and where the membership is switched off', () => {
    const open = { closed_pages: [], pays_online: true };
    expect(canJoin(open)).toBe(true);
    expect(canJoin({ ...open, pays_online: false })).toBe(false);
    expect(canJoin({ ...open, closed_pages: [routes.membership] })).toBe(false);
  });
});
