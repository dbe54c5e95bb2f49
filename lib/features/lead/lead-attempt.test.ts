import { memoryStore } from '../../platform/session/safe-storage';
import { closeAttempt, openAttempt, startAttempt } from './lead-attempt';

describe('an attempt to send an enquiry', () => {
  const words = { boundTo: '["ghee"]', token: 'solved' };

  it('is repeated as it was while nothing has changed', () => {
    const store = memoryStore();
    const attempt = startAttempt(store, 'b2b', words);
    expect(attempt).toEqual({ ...words, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(openAttempt(store, 'b2b', words.boundTo)).toEqual(attempt);
  });

  it('is not that of other words, of another form, or one that was answered', () => {
    const store = memoryStore();
    startAttempt(store, 'b2b', words);
    expect(openAttempt(store, 'b2b', '["oil"]')).toBeNull();
    expect(openAttempt(store, 'export', words.boundTo)).toBeNull();
    closeAttempt(store, 'b2b');
    expect(openAttempt(store, 'b2b', words.boundTo)).toBeNull();
  });

  it('has a key of its own each time', () => {
    const store = memoryStore();
    const keys = [0, 1].map(() => startAttempt(store, 'b2b', words).key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('is none where what was kept cannot be read', () => {
    const store = memoryStore();
    for (const broken of ['{', 'null', '{"key":"a","boundTo":"[\\"ghee\\"]"}']) {
      store.setItem('enquiry-attempt:b2b', broken);
      expect(openAttempt(store, 'b2b', words.boundTo)).toBeNull();
    }
  });
});
