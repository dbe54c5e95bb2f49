import { listBrands, listProductTags } from '../contract/product';
import { keepBriefly } from './keep-briefly';
import { lastGoodAnswers, readOptional, readStore } from './server';
import { silentCalls, waitFor } from './silent-calls';

jest.mock('./keep-briefly', () => ({ keepBriefly: jest.fn(() => Promise.resolve()) }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));

process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);

const brands = { status: true, data: [{ id: 1, name: 'Amritva', description: '', town: '' }] };
let answer: () => Promise<Response>;
let calls = 0;
beforeEach(() => {
  calls = 0;
  lastGoodAnswers.clear();
  silentCalls.clear();
  jest.mocked(keepBriefly).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    calls += 1;
    return answer();
  });
});
afterEach(() => jest.restoreAllMocks());

const refusal = (status: number) => () =>
  Promise.resolve(Response.json({ status: false, message: 'No' }, { status }));
const away = () => Promise.reject(new TypeError('fetch failed'));
const good = () => Promise.resolve(Response.json(brands));
const page = () => Promise.resolve(new Response('<html>', { status: 200 }));
const read = () => readStore(listBrands, { tags: ['brands'] });

describe('T30: a public read', () => {
  it.each([
    ['answers 500', refusal(500)],
    ['answers 503', refusal(503)],
    ['is away', away],
    ['answers HTML', page],
    ['answers JSON of another program', () => Promise.resolve(Response.json({ data: [] }))],
  ])('shows the last good answer for some seconds when the API %s', async (_, failing) => {
    answer = good;
    await read();
    expect(keepBriefly).not.toHaveBeenCalled();
    answer = failing;
    expect(await read()).toEqual(brands);
    expect(keepBriefly).toHaveBeenCalledTimes(1);
  });

  it('fails where there is no last good answer', async () => {
    answer = refusal(500);
    await expect(read()).rejects.toMatchObject({ status: 500 });
  });

  it('believes a refusal: what is gone is not shown again', async () => {
    const other = () => readStore(listProductTags, { tags: [] });
    answer = good;
    await other();
    answer = refusal(404);
    await expect(other()).rejects.toMatchObject({ status: 404 });
    expect(calls).toBe(2);
  });

  it('tries again once where nothing answers, and then stops', async () => {
    answer = away;
    await expect(read()).rejects.toMatchObject({ status: 0 });
    expect(calls).toBe(2);
  });
});

describe('T30: a call that is not answered', () => {
  const silence = () => new Promise<Response>(() => undefined);
  const other = () => readStore(listProductTags, { tags: [] });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is waited for once, not again by the page that says so', async () => {
    answer = silence;
    const first = expect(read()).rejects.toMatchObject({ status: 0 });
    await jest.advanceTimersByTimeAsync(3_500);
    await first;
    const callsBefore = calls;
    await expect(read()).rejects.toMatchObject({ status: 0 });
    expect(calls).toBe(callsBefore);
  });

  it('does not speak for other calls, nor for long', async () => {
    answer = silence;
    const first = expect(read()).rejects.toMatchObject({ status: 0 });
    await jest.advanceTimersByTimeAsync(3_500);
    await first;
    answer = good;
    expect(await other()).toEqual(brands);
    expect(silentCalls.ttl).toBeLessThan(2_000);
  });

  it('lets the next one of the same page be waited for a second only', async () => {
    answer = silence;
    const first = expect(read()).rejects.toMatchObject({ status: 0 });
    await jest.advanceTimersByTimeAsync(3_500);
    await first;
    const second = expect(other()).rejects.toMatchObject({ status: 0 });
    await jest.advanceTimersByTimeAsync(1_100);
    await second;
    await jest.advanceTimersByTimeAsync(1_500);
    expect(waitFor(3_000)).toBe(3_000);
  });

  it('leaves the last good answer without a wait', async () => {
    answer = good;
    await read();
    answer = silence;
    const late = read();
    await jest.advanceTimersByTimeAsync(3_500);
    expect(await late).toEqual(brands);
    const callsBefore = calls;
    expect(await read()).toEqual(brands);
    expect(calls).toBe(callsBefore);
  });
});

describe('an optional part', () => {
  const part = () => readOptional(listBrands, { tags: ['brands'] }, null);

  it('is left out for some seconds when the API fails', async () => {
    answer = refusal(500);
    expect(await part()).toBeNull();
    expect(keepBriefly).toHaveBeenCalled();
  });

  it('is left out for as long as the page is kept when the API does not offer the call', async () => {
    answer = refusal(404);
    expect(await part()).toBeNull();
    expect(keepBriefly).not.toHaveBeenCalled();
  });
});
