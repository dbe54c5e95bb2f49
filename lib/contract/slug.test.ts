import { isSlugOf, toSlug } from './slug';

describe('the last part of an address', () => {
  it('is a name with hyphens', () => {
    expect(toSlug('Neem & aloe shampoo, 250 ml')).toBe('neem-aloe-shampoo-250-ml');
    expect(toSlug('Chāy')).toBe('chay');
    expect(toSlug('घी')).toBe('घी');
    expect(toSlug('***')).toBe('item');
  });

  it.each([
    `a${'\u{1110c}'.repeat(60)}`,
    `${'\u{1110c}'.repeat(60)}`,
    `${'x'.repeat(79)}😀y`,
    'क्षत्रिय '.repeat(30),
    `caf${'e\u0301'.repeat(80)}`,
    '👩🏽‍🌾'.repeat(40),
  ])('can be an address, however long the name: %s', (name) => {
    const slug = toSlug(name);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(isSlugOf(encodeURIComponent(slug), name)).toBe(true);
  });

  it('keeps a word whole that a joiner shapes', () => {
    expect(toSlug('क्\u200dषात्र घी')).toBe(toSlug('क्षात्र घी'));
    expect(toSlug('neem\u200b soap\u200e')).toBe('neem-soap');
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
