import { generalAreas, mayEnter, staffAreas, type StaffPermission } from './staff-area';

const who = (areas: string[], more = {}) => ({ isStaff: true, isSuperuser: false, areas, ...more });
const pages: StaffPermission[] = staffAreas.filter((area) => area !== 'vaidya');

describe('a permission of the back office', () => {
  it('is closed to customers, whatever areas stand with their name', () => {
    for (const permission of [...pages, 'any', 'superuser', 'vaidya'] as const) {
      expect(mayEnter(who([...staffAreas], { isStaff: false }), permission)).toBe(false);
    }
  });

  it('T06: opens to those to whom the area was given, and not to whom none was', () => {
    expect(pages.filter((permission) => mayEnter(who(['orders']), permission))).toEqual([
      'orders',
      'packing',
    ]);
    expect(pages.filter((permission) => mayEnter(who(['packing']), permission))).toEqual([
      'packing',
    ]);
    expect(pages.filter((permission) => mayEnter(who([]), permission))).toEqual([]);
    expect(pages.filter((permission) => mayEnter(who([...generalAreas]), permission))).toEqual(
      pages,
    );
    expect(mayEnter(who([]), 'any')).toBe(true);
    expect(mayEnter(who(['orders']), 'any')).toBe(true);
    expect(mayEnter(who([]), 'superuser')).toBe(false);
  });

  it('opens to owners, but what the vaidya was told to nobody without that area', () => {
    const owner = who(['orders'], { isStaff: false, isSuperuser: true });
    expect(pages.every((permission) => mayEnter(owner, permission))).toBe(true);
    expect(mayEnter(owner, 'superuser')).toBe(true);
    expect(mayEnter(owner, 'vaidya')).toBe(false);
    expect(mayEnter(who([...generalAreas]), 'vaidya')).toBe(false);
    expect(mayEnter(who(['vaidya']), 'vaidya')).toBe(true);
  });
});
