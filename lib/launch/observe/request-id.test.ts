import { nameRequest } from './request-id.ts';

describe('the id of a request', () => {
  it('is the one that it brings', () => {
    expect(nameRequest({ headers: { 'x-request-id': 'from-the-balancer' } })).toBe(
      'from-the-balancer',
    );
  });

  it.each(['short', 'x'.repeat(65), 'a line\nbreak', '{"level":60}', ''])(
    'is made where %j came',
    (sent) => {
      const headers = { 'x-request-id': sent };
      const id = nameRequest({ headers });
      expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      expect(headers['x-request-id']).toBe(id);
    },
  );
});
