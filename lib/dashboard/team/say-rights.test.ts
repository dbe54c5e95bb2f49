import { generalAreas, staffAreas } from '../../contract/staff-area';
import { sayRights } from './say-rights';

const words = (areas: Parameters<typeof sayRights>[0]['areas'], is_superuser = false) =>
  sayRights({ areas, is_superuser });

describe('the rights of a colleague in words', () => {
  it('tell none, some and all areas apart', () => {
    expect(words([])).toBe('No area');
    expect(words(['orders', 'leads'])).toBe('Orders, Enquiries');
    expect(words(generalAreas)).toBe('All areas');
    expect(words(['packing'])).toBe('Packing');
    expect(words(staffAreas)).toBe('All areas, Vaidya');
  });

  it('name the vaidya’s area beside an owner’s', () => {
    expect(words([], true)).toBe('Owner');
    expect(words(['vaidya'], true)).toBe('Owner, Vaidya');
  });
});
