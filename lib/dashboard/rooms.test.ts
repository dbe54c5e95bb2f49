import { isInRoom, roomsFor } from './rooms';

const person = { id: 1, first_name: 'A', last_name: 'B', is_staff: true, is_superuser: false };
const hrefs = (areas: string[], is_superuser = false) =>
  roomsFor({ ...person, areas, is_superuser }).flatMap(({ rooms }) =>
    rooms.map(({ href }) => href),
  );

describe('the rooms of the back office', () => {
  it('are those of the areas that somebody has', () => {
    expect(hrefs(['leads'])).toEqual(['/dashboard', '/dashboard/leads']);
    expect(hrefs([])).not.toContain('/dashboard/team');
    expect(hrefs([], true)).toContain('/dashboard/team');
    expect(hrefs([], true)).toHaveLength(new Set(hrefs([], true)).size);
  });

  it('hold the pages below them, and the first one itself alone', () => {
    const room = (href: string) => ({ label: '', href, door: 'any' as const });
    expect(isInRoom('/dashboard/orders/SO-000001', room('/dashboard/orders'))).toBe(true);
    expect(isInRoom('/dashboard/orders', room('/dashboard'))).toBe(false);
    expect(isInRoom('/dashboard', room('/dashboard'))).toBe(true);
    expect(isInRoom('/dashboard/ordersx', room('/dashboard/orders'))).toBe(false);
  });
});
