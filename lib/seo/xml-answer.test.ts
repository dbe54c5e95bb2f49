import { xmlAnswer } from './xml-answer';

async function* pieces() {
  yield '<a/>';
  yield '<b/>';
}
const answer = () => xmlAnswer('application/xml', '<all>', pieces(), '</all>');

describe('xmlAnswer', () => {
  it('sends a document piece by piece', async () => {
    expect(await answer().text()).toMatch(/<all><a\/><b\/><\/all>$/);
  });

  it('T27: refuses readers beyond a number, and lets the next in when one has ended or gone', async () => {
    const open = Array.from({ length: 8 }, answer);
    expect(answer().status).toBe(503);
    expect(answer().headers.get('retry-after')).toBe('30');
    await open[0]?.text();
    const next = answer();
    expect(next.status).toBe(200);
    await Promise.all([...open.slice(1), next].map((one) => one.body?.cancel()));
    expect(answer().status).toBe(200);
  });
});
