import { isInMenuItem, menuFor } from './menu';

const person = { id: 1, first_name: 'A', last_name: 'B', is_staff: true, is_superuser: false };
const hrefs = (areas: string[], is_superuser = false) =>
  menuFor({ ...person, areas, is_superuser }).flatMap(({ items }) => items.map(({ href }) => href));

describe('the rooms of the back office', () => {
  it('are those of the areas that somebody has', () => {
    expect(hrefs(['leads'])).toEqual(['/dashboard', '/dashboard/leads']);
    expect(hrefs([])).not.toContain('/dashboard/team');
    expect(hrefs([], true)).toContain('/dashboard/team');
    expect(hrefs([], true)).toHaveLength(new Set(hrefs([], true)).size);
  });

  it('hold the pages below them, and the first one itself alone', () => {
    const room = (href: string) => ({ label: '', href, proxied: 'any' as const });
    expect(isInMenuItem('/dashboard/orders/SO-000001', room('/dashboard/orders'))).toBe(true);
    expect(isInMenuItem('/dashboard/orders', room('/dashboard'))).toBe(false);
    expect(isInMenuItem('/dashboard', room('/dashboard'))).toBe(true);
    expect(isInMenuItem('/dashboard/ordersx', room('/dashboard/orders'))).toBe(false);
  });
});
