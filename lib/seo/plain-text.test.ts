import { plainText } from './plain-text';

describe('plainText', () => {
  it('keeps the words apart that tags part', () => {
    expect(plainText('<p>Soap is oil,</p><ul><li>lye</li><li>and patience</li></ul>', 100)).toBe(
      'Soap is oil, lye and patience',
    );
  });

  it('reads entities', () => {
    expect(plainText('salt &amp; pepper &lt; 5', 100)).toBe('salt & pepper < 5');
  });

  it('cuts between words and says that it did', () => {
    const text = plainText('Dried for nine days, on raised bamboo mats', 22);
    expect(text).toBe('Dried for nine days…');
    expect(text.length).toBeLessThanOrEqual(22);
  });
});
