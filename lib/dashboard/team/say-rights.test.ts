import { generalAreas, staffAreas } from '../../contract/staff-area';
import { sayRights } from './say-rights';

const rightsText = (areas: Parameters<typeof sayRights>[0]['areas'], is_superuser = false) =>
  sayRights({ areas, is_superuser });

describe('the rights of a colleague in words', () => {
  it('tell none, some and all areas apart', () => {
    expect(rightsText([])).toBe('No permissions');
    expect(rightsText(['orders', 'leads'])).toBe('Orders, Enquiries');
    expect(rightsText(generalAreas)).toBe('All permissions');
    expect(rightsText(['packing'])).toBe('Packing');
    expect(rightsText(staffAreas)).toBe('All permissions, Vaidya');
  });

  it('name the vaidya’s area beside an owner’s', () => {
    expect(rightsText([], true)).toBe('Owner');
    expect(rightsText(['vaidya'], true)).toBe('Owner, Vaidya');
  });
});
