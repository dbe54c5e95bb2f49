import type { ServiceContext } from '../../context.ts';
import { isInner, refuseInnerAddress } from './public-address.ts';

const live = { env: { mode: 'live' } } as Pick<ServiceContext, 'env'>;
const demo = { env: { mode: 'demo' } } as Pick<ServiceContext, 'env'>;

describe('where a webhook may lead', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.31.0.9', '192.168.1.1', '169.254.169.254', '0.0.0.0'])(
    'is not %s',
    (address) => expect(isInner(address)).toBe(true),
  );
  it.each(['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'])(
    'is not %s either',
    (address) => expect(isInner(address)).toBe(true),
  );
  it.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111'])('may be %s', (address) =>
    expect(isInner(address)).toBe(false),
  );

  it('is reached over https alone, and in a demo anywhere', async () => {
    await expect(refuseInnerAddress(live, 'http://93.184.216.34/x')).rejects.toThrow('https');
    await expect(refuseInnerAddress(live, 'https://127.0.0.1/x')).rejects.toThrow('network');
    await expect(refuseInnerAddress(live, 'https://[::1]/x')).rejects.toThrow('network');
    await expect(refuseInnerAddress(live, 'https://2130706433/x')).rejects.toThrow('network');
    await expect(refuseInnerAddress(live, 'https://localhost/x')).rejects.toThrow('network');
    await expect(refuseInnerAddress(live, 'https://93.184.216.34/x')).resolves.toBeUndefined();
    await expect(refuseInnerAddress(demo, 'http://127.0.0.1:9/x')).resolves.toBeUndefined();
  });
});
