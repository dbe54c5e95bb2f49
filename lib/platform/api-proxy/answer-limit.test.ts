import { answerLimitMs } from './answer-limit';

/**
 * Milliseconds that the store API may take: to get a connection, for one statement, and for the
 * gateway to answer.
 */
const longestChangeMs = 5_000 + 15_000;

describe('T30: how long an answer is waited for', () => {
  it.each(['/cart/', '/orders/', '/user/profile/'])('ten seconds where %s is read', (path) => {
    expect(answerLimitMs('GET', path)).toBe(10_000);
    expect(answerLimitMs('HEAD', path)).toBe(10_000);
  });

  it.each(['POST', 'PATCH', 'DELETE'])('longer than the API works where it is a %s', (method) => {
    expect(answerLimitMs(method, '/orders/')).toBeGreaterThan(longestChangeMs);
  });

  it('longer for the back office and for uploads', () => {
    expect(answerLimitMs('GET', '/staff/orders/')).toBeGreaterThan(longestChangeMs);
    expect(answerLimitMs('POST', '/user/profile/picture/', true)).toBe(300_000);
  });
});
