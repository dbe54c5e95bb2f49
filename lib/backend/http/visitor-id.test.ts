import { isVisitorId, issueVisitorId } from './visitor-id.ts';

const secret = 's'.repeat(32);

describe('a visitor id', () => {
  it('is known to the store that issued it and to no other', () => {
    const id = issueVisitorId(secret);
    expect(isVisitorId(id, secret)).toBe(true);
    expect(isVisitorId(id, 't'.repeat(32))).toBe(false);
  });

  it('cannot be made up', () => {
    const [random = '', signature = ''] = issueVisitorId(secret).split('.');
    const other = issueVisitorId(secret).split('.');
    for (const candidate of [
      '',
      '.',
      random,
      `${random}.`,
      `.${signature}`,
      `${random}.${other[1]}`,
      `${other[0]}.${signature}`,
      `${random}.${signature}.x`,
      `${random}.${signature.slice(0, -2)}`,
      `${random}x.${signature}`,
      `${random}.${'A'.repeat(22)}`,
      `${'x'.repeat(200)}.${signature}`,
    ]) {
      expect(isVisitorId(candidate, secret)).toBe(false);
    }
  });

  it('has one spelling', () => {
    const id = issueVisitorId(secret);
    for (const candidate of [`${id}=`, `${id}==`, `${id}!`, ` ${id}`, `${id}\n`]) {
      expect(isVisitorId(candidate, secret)).toBe(false);
    }
  });
});
