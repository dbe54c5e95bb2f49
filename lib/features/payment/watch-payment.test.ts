import { ApiError } from '../../api/api-error';
import type { PaymentState } from '../../contract/payment';
import { watchPayment } from './watch-payment';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  jest.useFakeTimers();
  page.hidden = false;
  Object.assign(globalThis, { document: page });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

function answering(...answers: (PaymentState | number)[]) {
  return jest.fn(async () => {
    const next = answers.shift() ?? 'processing';
    if (typeof next === 'number') throw new ApiError(next, {});
    return { state: next };
  });
}

function watch(read: () => Promise<{ state: PaymentState }>) {
  const leaving = new AbortController();
  const shown: PaymentState[] = [];
  const end = watchPayment(read, leaving.signal, ({ state }) => shown.push(state));
  return { end, shown, leaving };
}

describe('a payment that is watched', () => {
  it('is asked for every second until it ends', async () => {
    const read = answering('processing', 'processing', 'paid');
    const { end, shown } = watch(read);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(read).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    await expect(end).resolves.toEqual({ state: 'paid' });
    expect(shown).toEqual(['processing', 'processing', 'paid']);
  });

  it('is asked for again after a store that cannot be reached', async () => {
    const { end } = watch(answering(0, 503, 'failed'));
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(end).resolves.toEqual({ state: 'failed' });
  });

  it.each([401, 403, 404])(
    'ends with the error where the store refuses with %i',
    async (status) => {
      const { end } = watch(answering(status));
      await expect(end).rejects.toMatchObject({ status });
    },
  );

  it('rests while the page is hidden for more than ten minutes, until it is seen again', async () => {
    const read = answering();
    const { end, leaving } = watch(read);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    const before = read.mock.calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(before);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(before + 1);
    leaving.abort();
    await expect(end).resolves.toBeUndefined();
  });

  it('is left when the page is', async () => {
    const read = answering();
    const { end, leaving } = watch(read);
    await jest.advanceTimersByTimeAsync(1_500);
    leaving.abort();
    await expect(end).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
