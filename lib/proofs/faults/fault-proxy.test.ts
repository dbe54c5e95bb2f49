import { httpStandIn } from '../../backend/testing/http-stand-in.ts';
import { call } from './call.ts';
import { faultProxy, type FaultMode, type FaultProxy } from './fault-proxy.ts';

let target: Awaited<ReturnType<typeof httpStandIn>>;
let proxy: FaultProxy;
beforeAll(async () => {
  target = await httpStandIn(({ body }) => ({ body: { heard: body, filling: 'x'.repeat(500) } }));
  proxy = await faultProxy(target.url, () => 0);
});
afterAll(async () => {
  await proxy.close();
  await target.close();
});

const post = (limitMs = 5_000) =>
  call(proxy.url, 'POST', '/orders/', { body: 'one', isAlone: true, limitMs });

describe('a proxy that fails as it is told', () => {
  it('passes requests and answers on', async () => {
    await proxy.be({ kind: 'pass' });
    expect(JSON.parse((await post())?.text ?? '{}')).toMatchObject({ heard: 'one' });
  });

  it.each<[FaultMode, number]>([
    [{ kind: 'down' }, 0],
    [{ kind: 'blackhole' }, 0],
    [{ kind: 'resets', share: 1 }, 0],
    [{ kind: 'truncated' }, 1],
    [{ kind: 'lost reply' }, 1],
  ])('gives no whole answer in %j', async (mode, heard) => {
    await proxy.be(mode);
    const before = target.heard.length;
    expect(await post(mode.kind === 'blackhole' ? 200 : 5_000)).toBeUndefined();
    expect(target.heard.length - before).toBe(heard);
  });

  it('answers late, or in the words of a web server, and well again after that', async () => {
    await proxy.be({ kind: 'slow', afterMs: 300 });
    const slow = await post();
    expect(slow?.status).toBe(200);
    expect(slow?.ms).toBeGreaterThan(290);
    await proxy.be({ kind: 'html 502' });
    expect((await post())?.status).toBe(502);
    await proxy.be({ kind: 'down' });
    await proxy.be({ kind: 'pass' });
    expect((await post())?.status).toBe(200);
  });
});
