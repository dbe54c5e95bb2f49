import { withoutSiteName } from './queries';

describe('the title of a shared page', () => {
  it('leaves the name of the shop to its own line', () => {
    expect(withoutSiteName('Neem soap | SOSE', 'SOSE')).toBe('Neem soap');
    expect(withoutSiteName('SOSE, page 2', 'SOSE')).toBe('SOSE, page 2');
    expect(withoutSiteName('SOSE', 'SOSE')).toBe('SOSE');
  });
});
