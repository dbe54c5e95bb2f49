import type { CallResult } from './report.ts';
import { drawBadge, drawTable } from './table.ts';

const result = (change: Partial<CallResult>): CallResult => ({
  title: 'GET /cart/',
  outcome: 'pass',
  checks: 3,
  failures: [],
  reason: '',
  ...change,
});
const failed = result({
  title: 'POST /orders/',
  outcome: 'fail',
  failures: ['status 200 in the place of 201'],
});

describe('the table', () => {
  it('has a line for each call, the failures and the sums', () => {
    const absent = result({ title: 'GET /stores/', outcome: 'not offered', checks: 0 });
    const untried = result({ outcome: 'not tried', checks: 0, reason: 'set --otp' });
    expect(drawTable([result({}), failed, absent, untried]).split('\n')).toEqual([
      'call           checks  result',
      'GET /cart/          3  pass',
      'POST /orders/       3  fail',
      'GET /stores/        0  not offered',
      'GET /cart/          0  not tried (set --otp)',
      '',
      'POST /orders/: status 200 in the place of 201',
      '',
      '1 passed, 1 failed, 1 not offered, 1 not tried',
    ]);
  });
});

describe('the badge', () => {
  it.each([
    ['green', [result({})], '1 of 1 calls', '#2e7d32'],
    ['yellow', [result({}), result({ outcome: 'not offered' })], '1 of 2 calls', '#8a6d00'],
    ['red', [result({}), failed], '1 of 2 calls, failing', '#b3261e'],
  ])('is %s', (_, results, label, color) => {
    const badge = drawBadge(results);
    expect(badge).toContain(`<title>store API: ${label}</title>`);
    expect(badge).toContain(color);
  });
});
