import type { Reply } from './call.ts';
import { isHonest, startWatch } from './watch.ts';

const reply = (status: number, text = '', headers: Record<string, string> = {}): Reply => ({
  status,
  text,
  headers,
  ms: 5,
});

describe('what an answer may be', () => {
  it('is honest where it says what is wrong, and when to come again', () => {
    expect(isHonest(reply(200, '{"status":true}'))).toBe(true);
    expect(isHonest(reply(409, '{"status":false}'))).toBe(true);
    expect(isHonest(reply(503, '{"status":false}', { 'retry-after': '5' }))).toBe(true);
  });

  it.each([
    ['a 503 that does not say when', reply(503)],
    ['any other 5xx', reply(500, '{"status":false}', { 'retry-after': '5' })],
    ['a stack trace', reply(400, 'TypeError: x\n    at run (file:///srv/lib/a.ts:1:1)')],
    ['SQL', reply(404, 'Failed query: insert into "orders" ("id")')],
    ['SQL within JSON', reply(400, '{"message":"Failed query: select \\"id\\" from"}')],
  ])('is not honest where it is %s', (_, one) => {
    expect(isHonest(one)).toBe(false);
  });

  it('is counted', () => {
    const watch = startWatch();
    watch.saw('a', reply(200));
    watch.saw('b', reply(503, '', { 'retry-after': '1' }));
    watch.saw('c', reply(500, 'boom'));
    watch.saw('d', undefined);
    expect([watch.answers(), watch.away(), watch.unanswered()]).toEqual([3, 1, 1]);
    expect(watch.dishonest()).toEqual([{ what: 'c', status: 500, text: 'boom' }]);
    expect(watch.times()).toEqual([5, 5, 5]);
  });
});
