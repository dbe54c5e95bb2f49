import { randomUUID } from 'node:crypto';
import { repeatScope } from './repeat-scope.ts';

describe('an Idempotency-Key of somebody who is not known', () => {
  it('is the same from another address where it was made by chance', () => {
    for (const key of [randomUUID(), 'a'.repeat(32)]) {
      expect(repeatScope(undefined, '10.0.0.1', key)).toBe(repeatScope(undefined, '::1', key));
    }
  });

  it('is another one from another address where two could have the same', () => {
    for (const key of ['1', '1795252800000', undefined]) {
      expect(repeatScope(undefined, '10.0.0.1', key)).not.toBe(repeatScope(undefined, '::1', key));
    }
  });
});

const customer = {
  kind: 'customer',
  isStaff: false,
  isSuperuser: false,
  areas: [],
  tokenHash: '',
} as const;

it('is a customer’s own, however it was made', () => {
  const key = randomUUID();
  const scopes = [1, 2].map((customerId) => repeatScope({ ...customer, customerId }, '::1', key));
  expect(scopes[0]).not.toBe(scopes[1]);
});
