import { toRequestId } from './request-id.ts';

describe('the id of a request', () => {
  it('is the one that it brings', () => {
    expect(toRequestId('from-the-balancer')).toBe('from-the-balancer');
  });

  it.each([
    'short',
    'x'.repeat(65),
    'a line\nbreak',
    '{"level":60}',
    '',
    undefined,
    ['x'.repeat(9)],
  ])('is made where %j came', (sent) => {
    expect(toRequestId(sent)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });
});
