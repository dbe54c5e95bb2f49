import { namesPost } from './names-post';

describe('the last part of the address of a post', () => {
  it('is its title with hyphens', () => {
    expect(namesPost('two-roads-to-one-jar', 'Two roads to one jar')).toBe(true);
    expect(namesPost('two-roads', 'Two roads to one jar')).toBe(false);
    expect(namesPost('Two-roads-to-one-jar', 'Two roads to one jar')).toBe(false);
  });

  it('may come in escaped, and may be broken', () => {
    expect(namesPost(encodeURIComponent('घी'), 'घी')).toBe(true);
    expect(namesPost('%E0%A4', 'घी')).toBe(false);
  });
});
