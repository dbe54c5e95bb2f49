import { isSlugOf, slugOf } from './slug';

describe('the last part of an address', () => {
  it('is a name with hyphens', () => {
    expect(slugOf('Neem & aloe shampoo, 250 ml')).toBe('neem-aloe-shampoo-250-ml');
    expect(slugOf('Chāy')).toBe('chay');
    expect(slugOf('घी')).toBe('घी');
    expect(slugOf('***')).toBe('item');
  });

  it('is that of a name to the letter', () => {
    expect(isSlugOf('two-roads-to-one-jar', 'Two roads to one jar')).toBe(true);
    expect(isSlugOf('two-roads', 'Two roads to one jar')).toBe(false);
    expect(isSlugOf('Two-roads-to-one-jar', 'Two roads to one jar')).toBe(false);
  });

  it('may come in escaped, and may be broken', () => {
    expect(isSlugOf('%E0%A4%98%E0%A5%80', 'घी')).toBe(true);
    expect(isSlugOf('%e0%a4%98%e0%a5%80', 'घी')).toBe(true);
    expect(isSlugOf('घी', 'घी')).toBe(true);
    expect(isSlugOf('%E0%A4', 'घी')).toBe(false);
  });
});
