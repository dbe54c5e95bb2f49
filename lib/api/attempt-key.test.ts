import { attemptKey } from './attempt-key';

it('is the same for the same words until they were answered', () => {
  let made = 0;
  const attempt = attemptKey(() => `key ${(made += 1)}`);
  expect([attempt.keyFor('a'), attempt.keyFor('a')]).toEqual(['key 1', 'key 1']);
  expect(attempt.keyFor('b')).toBe('key 2');
  expect(attempt.keyFor('a')).toBe('key 3');
  attempt.forget();
  expect(attempt.keyFor('a')).toBe('key 4');
});
