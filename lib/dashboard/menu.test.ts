import { readFileSync } from 'node:fs';
import { staffMenu } from '../contract/staff-area';
import { contentPath, contentTypes, type ContentType } from './paths';
import { isInMenuItem, menuFor } from './menu';

const person = { id: 1, first_name: 'A', last_name: 'B', is_staff: true, is_superuser: false };
const hrefs = (areas: string[], is_superuser = false, switched_off: string[] = []) =>
  menuFor({ ...person, areas, is_superuser }, { switched_off }).flatMap(({ items }) =>
    items.map(({ href }) => href),
  );

const contentPages = (Object.keys(contentTypes) as ContentType[]).map((type) => contentPath(type));

describe('the menu of the back office', () => {
  it('shows the pages of the areas that somebody has', () => {
    expect(hrefs(['leads'])).toEqual([
      '/dashboard',
      '/dashboard/leads',
      '/dashboard/notices',
      '/dashboard/security',
    ]);
    expect(hrefs([])).not.toContain('/dashboard/team');
    expect(hrefs([], true)).toContain('/dashboard/team');
    expect(hrefs([], true)).toHaveLength(new Set(hrefs([], true)).size);
  });

  it('leaves out the pages of parts that are switched off', () => {
    const all = hrefs([], true);
    const rest = hrefs([], true, ['elite', 'gift_vouchers', 'events', 'stores', 'vaidya']);
    expect(all.filter((href) => !rest.includes(href))).toEqual([
      '/dashboard/appointments',
      '/dashboard/members',
      '/dashboard/vouchers',
      '/dashboard/content/events',
      '/dashboard/content/stores',
    ]);
  });

  it.each(staffMenu.flatMap(({ pages }) => pages))(
    'leads to a page that asks for the same right: $href',
    ({ href, permission }) => {
      const file = contentPages.includes(href) ? 'dashboard/content/[kind]' : href;
      const page = readFileSync(`app/${file}/page.tsx`, 'utf8');
      expect(/requireStaff\(.*'(\w+)'\)/.exec(page)?.[1]).toBe(permission);
    },
  );

  it('marks an item for the pages below it, and the first item for itself alone', () => {
    const item = (href: string) => ({ label: '', href, permission: 'any' as const });
    expect(isInMenuItem('/dashboard/orders/SO-000001', item('/dashboard/orders'))).toBe(true);
    expect(isInMenuItem('/dashboard/orders', item('/dashboard'))).toBe(false);
    expect(isInMenuItem('/dashboard', item('/dashboard'))).toBe(true);
    expect(isInMenuItem('/dashboard/ordersx', item('/dashboard/orders'))).toBe(false);
  });
});
