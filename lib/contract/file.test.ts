import { pictureFault, pictureRules } from './file';

describe('pictureFault', () => {
  it('lets pictures through, and what names no type', () => {
    for (const type of [...pictureRules.types, '']) {
      expect(pictureFault({ type, size: pictureRules.maxBytes })).toBeUndefined();
    }
  });

  it('says what is wrong before anything is sent', () => {
    expect(pictureFault({ type: 'application/pdf', size: 10 })).toBe(pictureRules.wrongType);
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe(pictureRules.wrongType);
    expect(pictureFault({ type: 'image/png', size: pictureRules.maxBytes + 1 })).toBe(
      pictureRules.tooLarge,
    );
  });
});
