import { formatFileSize } from './file-size';

describe('the size of a file', () => {
  it.each([
    [1, '1 KB'],
    [24_400, '24 KB'],
    [1_572_864, '1.5 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
