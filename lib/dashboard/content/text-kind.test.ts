import { newShop } from '../../contract/new-shop';
import type { StaffText } from '../../contract/staff-text';
import { textKind } from './text-kind';

const titled = (title: string) => ({ title }) as StaffText;
const shop = { ...newShop, name: 'Vanashree', elite_name: 'Vanashree Elite' };

describe('the title of a page in the back office', () => {
  it('has the names of shop and membership in the place of their marks', () => {
    expect(textKind.recordTitle(titled('{membership}'), shop)).toBe('Vanashree Elite');
    expect(textKind.recordTitle(titled('About {shop}'), shop)).toBe('About Vanashree');
  });
});
