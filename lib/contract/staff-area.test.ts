import { generalAreas, mayEnter, staffAreas, type StaffPermission } from './staff-area';

const who = (areas: string[], more = {}) => ({ isStaff: true, isSuperuser: false, areas, ...more });
const pages: StaffPermission[] = staffAreas.filter((area) => area !== 'vaidya');

describe('a door of the back office', () => {
  it('is closed to customers, whatever areas stand with their name', () => {
    for (const door of [...pages, 'any', 'superuser', 'vaidya'] as const) {
      expect(mayEnter(who([...staffAreas], { isStaff: false }), door)).toBe(false);
    }
  });

  it('T06: opens to those to whom the area was given, and not to whom none was', () => {
    expect(pages.filter((door) => mayEnter(who(['orders']), door))).toEqual(['orders']);
    expect(pages.filter((door) => mayEnter(who([]), door))).toEqual([]);
    expect(pages.filter((door) => mayEnter(who([...generalAreas]), door))).toEqual(pages);
    expect(mayEnter(who([]), 'any')).toBe(true);
    expect(mayEnter(who(['orders']), 'any')).toBe(true);
    expect(mayEnter(who([]), 'superuser')).toBe(false);
  });

  it('opens to owners, but what the vaidya was told to nobody without that area', () => {
    const owner = who(['orders'], { isStaff: false, isSuperuser: true });
    expect(pages.every((door) => mayEnter(owner, door))).toBe(true);
    expect(mayEnter(owner, 'superuser')).toBe(true);
    expect(mayEnter(owner, 'vaidya')).toBe(false);
    expect(mayEnter(who([...generalAreas]), 'vaidya')).toBe(false);
    expect(mayEnter(who(['vaidya']), 'vaidya')).toBe(true);
  });
});
