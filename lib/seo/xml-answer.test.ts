import { xmlAnswer } from './xml-answer';

async function* pieces() {
  yield '<a/>';
  yield '<b/>';
}
async function* nothing() {
  yield* [];
}
/**
 * Calls are repeated beyond the concurrency limit: each that has ended must give its place back.
 */
const tooMany = 9;

const get = (signal = new AbortController().signal, client = '203.0.113.1') => ({
  method: 'GET',
  signal,
  headers: new Headers({ 'x-forwarded-for': client }),
});
const frame = { open: '<all>', close: '</all>' };
const answer = (request = get()) => xmlAnswer(request, { ...frame, pieces: pieces() });

describe('xmlAnswer', () => {
  it('sends a document piece by piece', async () => {
    expect(await (await answer()).text()).toMatch(/<all><a\/><b\/><\/all>$/);
  });

  it('answers 404 for a document that must hold something and does not', async () => {
    for (let n = 0; n < tooMany; n += 1) {
      const missing = { ...frame, pieces: nothing(), mustHoldSome: true };
      expect((await xmlAnswer(get(), missing)).status).toBe(404);
    }
    const empty = await xmlAnswer(get(), { ...frame, pieces: nothing() });
    expect(await empty.text()).toMatch(/<all><\/all>$/);
  });

  it('T30: fails before anything is sent where its first piece cannot be made', async () => {
    const away = { next: () => Promise.reject(new Error('away')) };
    const failing = { ...frame, pieces: { [Symbol.asyncIterator]: () => away } };
    for (let n = 0; n < tooMany; n += 1) {
      await expect(xmlAnswer(get(), failing)).rejects.toThrow('away');
    }
  });

  it('T27: refuses readers beyond a number, and lets the next in when one has ended or gone', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => answer()));
    const refused = await answer();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    await open[0]?.text();
    const next = await answer();
    expect(next.status).toBe(200);
    await Promise.all([...open.slice(1), next].map((one) => one.body?.cancel()));
    expect((await answer()).status).toBe(200);
  });

  it('T27: lets another client in where one has taken all places, which loses its oldest', async () => {
    const of = (client: string) => answer(get(undefined, client));
    const slow = await Promise.all(Array.from({ length: 8 }, (_, n) => of(`2001:db8:1:2::${n}`)));
    const [one, two] = [await of('198.51.100.7'), await of('198.51.100.8')];
    expect([one.status, two.status]).toEqual([200, 200]);
    for (const lost of slow.slice(0, 2)) await expect(lost.text()).rejects.toThrow('too slow');
    expect((await of('2001:db8:1:2::9')).status).toBe(503);
    expect(await one.text()).toMatch(/<\/all>$/);
    await Promise.all([...slow.slice(2), two].map((open) => open.body?.cancel()));
  });

  it('T27: a request for the head alone takes no place', async () => {
    for (let n = 0; n < tooMany; n += 1) {
      const head = await answer({ ...get(), method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    expect((await answer()).status).toBe(200);
  });

  it('T27: who leaves before the first byte gives the place back, and ends the reading', async () => {
    let ended = 0;
    async function* endless() {
      try {
        for (;;) yield '<a/>';
      } finally {
        ended += 1;
      }
    }
    const ask = (signal: AbortSignal) => xmlAnswer(get(signal), { ...frame, pieces: endless() });
    for (let n = 0; n < tooMany; n += 1) {
      expect((await ask(AbortSignal.abort())).status).toBe(200);
      const client = new AbortController();
      expect((await ask(client.signal)).status).toBe(200);
      client.abort();
    }
    await Promise.resolve();
    expect(ended).toBe(2 * tooMany);
    expect((await answer()).status).toBe(200);
  });

  it('T27: who reads nothing for a minute gives the place back', async () => {
    jest.useFakeTimers();
    try {
      const idle = await Promise.all(Array.from({ length: 8 }, () => answer()));
      expect((await answer()).status).toBe(503);
      jest.advanceTimersByTime(60_000);
      expect((await answer()).status).toBe(200);
      // The start of the document, rendered before the reads, is still there.
      await expect(idle[0]?.text()).rejects.toThrow('too slow');
    } finally {
      jest.useRealTimers();
    }
  });
});
