import { memoryStore } from './safe-storage';
import { formAttempt, savedAttempt } from './saved-attempt';

const order = (store = memoryStore()) => savedAttempt<string>('order-attempt', store);

describe('a saved attempt', () => {
  it('keeps its key for the same input, after a reload as well', () => {
    const store = memoryStore();
    const first = order(store).start('["ghee"]', 'token');
    expect(first).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      boundTo: '["ghee"]',
      data: 'token',
    });
    expect(order(store).start('["ghee"]', 'another token')).toEqual(first);
    expect(order(store).open()).toEqual(first);
    expect(order(store).openFor('["ghee"]')).toEqual(first);
  });

  it('gets another key for other input', () => {
    const attempt = order();
    const { key } = attempt.start('["ghee"]', '');
    expect(attempt.openFor('["oil"]')).toBeNull();
    expect(attempt.start('["oil"]', '').key).not.toBe(key);
    expect(attempt.start('["ghee"]', '').key).not.toBe(key);
  });

  it('is over once the store has answered', () => {
    const attempt = order();
    const { key } = attempt.start('["ghee"]', '');
    attempt.close();
    attempt.update('late');
    expect(attempt.open()).toBeNull();
    expect(attempt.start('["ghee"]', '').key).not.toBe(key);
  });

  it('keeps its key when its data change', () => {
    const attempt = order();
    const { key } = attempt.start('', '');
    attempt.update('1763');
    expect(attempt.open()).toEqual({ key, boundTo: '', data: '1763' });
  });

  it.each(['', '{', 'null', '7', '{"key":"x"}', '{"key":"x","boundTo":"y"}'])(
    'is none where %p was saved',
    (text) => {
      const store = memoryStore();
      store.setItem('order-attempt', text);
      expect(order(store).open()).toBeNull();
    },
  );

  it('of one form is not that of another', () => {
    const { key } = formAttempt().start('a note', null);
    expect(formAttempt().start('a note', null).key).not.toBe(key);
  });
});
