import type { ServiceContext } from '../../context.ts';
import { isInner, publicAddressesOf } from './public-address.ts';

const live = { env: { mode: 'live' } } as Pick<ServiceContext, 'env'>;
const demo = { env: { mode: 'demo' } } as Pick<ServiceContext, 'env'>;

describe('where a webhook may lead', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '0.1.2.3',
    '100.64.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ])('T24: is not %s', (address) => expect(isInner(address)).toBe(true));
  it.each([
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:93.184.216.34',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '4000::1',
    'no address',
  ])('T24: is not %s either', (address) => expect(isInner(address)).toBe(true));
  it.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111'])('may be %s', (address) =>
    expect(isInner(address)).toBe(false),
  );

  it.each([live, demo])('is reached over https alone, outside of this machine', async (context) => {
    const found = publicAddressesOf(context, 'https://93.184.216.34/x');
    await expect(found).resolves.toEqual([{ address: '93.184.216.34', family: 4 }]);
    await expect(publicAddressesOf(context, 'http://93.184.216.34/x')).rejects.toThrow('https');
    await expect(publicAddressesOf(context, 'https://10.0.0.1/x')).rejects.toThrow('network');
    await expect(publicAddressesOf(context, 'https://169.254.169.254/x')).rejects.toThrow(
      'network',
    );
  });

  it('may be this machine in a demo alone', async () => {
    for (const url of ['127.0.0.1', '[::1]', '2130706433', 'localhost']) {
      await expect(publicAddressesOf(live, `https://${url}/x`)).rejects.toThrow('network');
      await expect(publicAddressesOf(demo, `http://${url}:9/x`)).resolves.not.toEqual([]);
    }
  });

  it('T24: is refused where one of several addresses is within, or there is none', async () => {
    const both = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    await expect(publicAddressesOf(live, 'https://a.example/x', both)).rejects.toThrow('network');
    await expect(publicAddressesOf(live, 'https://a.example/x', async () => [])).rejects.toThrow(
      'network',
    );
  });
});
