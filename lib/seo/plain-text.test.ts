import { plainText } from './plain-text';

describe('plainText', () => {
  it('cuts between words and says that it did', () => {
    const text = plainText('Dried for nine days, on raised bamboo mats', 22);
    expect(text).toBe('Dried for nine days…');
    expect(text.length).toBeLessThanOrEqual(22);
  });
});
