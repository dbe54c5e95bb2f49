import { xmlAnswer } from './xml-answer';

async function* pieces() {
  yield '<a/>';
  yield '<b/>';
}
const answer = () => xmlAnswer('application/xml', '<all>', pieces(), '</all>');

describe('xmlAnswer', () => {
  it('sends a document piece by piece', async () => {
    expect(await (await answer()).text()).toMatch(/<all><a\/><b\/><\/all>$/);
  });

  it('answers 404 for a document that must hold something and does not', async () => {
    async function* nothing() {
      yield* [];
    }
    // More calls than the concurrency limit: each refused call must release its slot.
    for (let n = 0; n < 9; n += 1) {
      const options = { mustHoldSome: true };
      const refused = await xmlAnswer('application/xml', '<all>', nothing(), '</all>', options);
      expect(refused.status).toBe(404);
    }
    const empty = await xmlAnswer('application/xml', '<all>', nothing(), '</all>');
    expect(await empty.text()).toMatch(/<all><\/all>$/);
  });

  it('ends the reading of pieces when the client goes', async () => {
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield '<a/>';
      } finally {
        isEnded = true;
      }
    }
    const open = await xmlAnswer('application/xml', '<all>', endless(), '</all>');
    await open.body?.cancel();
    expect(isEnded).toBe(true);
  });

  it('T30: fails before anything is sent where its first piece cannot be made', async () => {
    const away = () =>
      xmlAnswer(
        'application/xml',
        '<all>',
        {
          [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
        },
        '</all>',
      );
    // More calls than the concurrency limit: each failed call must release its slot.
    for (let n = 0; n < 9; n += 1) await expect(away()).rejects.toThrow('away');
  });

  it('T27: refuses readers beyond a number, and lets the next in when one has ended or gone', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, answer));
    const refused = await answer();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    await open[0]?.text();
    const next = await answer();
    expect(next.status).toBe(200);
    await Promise.all([...open.slice(1), next].map((one) => one.body?.cancel()));
    expect((await answer()).status).toBe(200);
  });
});
