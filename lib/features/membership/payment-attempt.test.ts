import { memoryStore } from '../../platform/session/safe-storage';
import { closeAttempt, currentAttempt, newAttempt, noteOpened } from './payment-attempt';

describe('an attempt to pay for Elite', () => {
  it('is the same after a reload, its window too', () => {
    const store = memoryStore();
    const { txnid } = currentAttempt(store);
    expect(txnid).toMatch(/^[0-9a-f]{32}$/);
    expect(currentAttempt(store)).toEqual({ txnid, openedBy: '' });
    noteOpened(store, '1763');
    expect(currentAttempt(store)).toEqual({ txnid, openedBy: '1763' });
  });

  it('is another one once it has failed, or was paid', () => {
    const store = memoryStore();
    const { txnid } = currentAttempt(store);
    expect(newAttempt(store).txnid).not.toBe(txnid);
    const second = currentAttempt(store).txnid;
    closeAttempt(store);
    noteOpened(store, '1763');
    expect(currentAttempt(store)).toEqual({
      txnid: expect.not.stringMatching(second),
      openedBy: '',
    });
  });
});
