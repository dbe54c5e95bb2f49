import { keepPage } from './keep-page';

const minute = 60_000;
let now = 0;
let reads = 0;
let answer: () => Promise<string>;
const read = () => {
  reads += 1;
  return answer();
};
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  now = 0;
  reads = 0;
  answer = async () => `page ${reads}`;
});

describe('a page that is kept in memory', () => {
  it('is read once, also where many ask at once', async () => {
    const page = keepPage(read, () => now);
    expect(await Promise.all([page(), page(), page()])).toEqual(['page 1', 'page 1', 'page 1']);
    now = minute;
    expect(await page()).toBe('page 1');
    expect(reads).toBe(1);
  });

  it('is shown while a newer one is read, which the next ones get', async () => {
    const page = keepPage(read, () => now);
    await page();
    now = minute + 1;
    expect(await page()).toBe('page 1');
    await settled();
    expect(await page()).toBe('page 2');
  });

  it('stays where a newer one cannot be read', async () => {
    const page = keepPage(read, () => now);
    await page();
    answer = () => Promise.reject(new Error('away'));
    now = minute + 1;
    expect(await page()).toBe('page 1');
    await settled();
    expect(await page()).toBe('page 1');
  });

  it('never waits for a newer one', async () => {
    const page = keepPage(read, () => now);
    await page();
    answer = () => new Promise(() => undefined);
    now = minute + 1;
    expect([await page(), await page()]).toEqual(['page 1', 'page 1']);
    expect(reads).toBe(2);
  });

  it('is read by the next who asks where the first read failed', async () => {
    const page = keepPage(read, () => now);
    answer = () => Promise.reject(new Error('away'));
    await expect(page()).rejects.toThrow('away');
    answer = async () => 'page';
    expect(await page()).toBe('page');
  });
});
