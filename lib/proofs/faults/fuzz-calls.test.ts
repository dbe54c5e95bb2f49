import { fuzzer } from './fuzz-calls.ts';
import { seededRandom } from './random.ts';

const description = {
  paths: {
    '/orders/{orderId}': { get: { parameters: [{ name: 'page', in: 'query' }] } },
    '/cart/': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { properties: { pid: {}, quantity: {} } } } },
        },
      },
    },
  },
};
const drawn = (seed: number) => {
  const next = fuzzer(description, seededRandom(seed));
  return Array.from({ length: 300 }, next);
};

describe('fuzzed calls', () => {
  it('are the same for the same seed', () => {
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
  });

  it('fill paths and bodies of what the API describes, and can be sent', () => {
    const calls = drawn(5);
    for (const { path, method } of calls) {
      expect(path).toMatch(/^\/(orders\/|cart\/)/);
      expect(path).not.toMatch(/[^\x21-\x7e]|\{orderId\}/);
      expect(method).toMatch(/^[A-Z]+$/);
    }
    const bodies = calls.flatMap(({ body }) => (body === undefined ? [] : [body]));
    expect(bodies.filter((body) => body.includes('"quantity"')).length).toBeGreaterThan(50);
    expect(bodies).toContain('{"a":');
  });
});
