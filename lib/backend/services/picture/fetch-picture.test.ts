import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressesOf } from '../webhook/public-address.ts';
import { fetchPicture, publicAddresses } from './fetch-picture.ts';

const picture = Buffer.from([0xff, 0xd8, 0xff, 1]);
let server: Server;
let url: string;
let heard: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(request.url ?? '');
    const to = new URL(request.url ?? '', url).searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else if (request.url === '/gone.jpg') response.writeHead(404).end();
    else if (request.url === '/large.jpg') response.end(Buffer.alloc(5 * 1024 * 1024 + 1));
    else if (request.url === '/cut.jpg') {
      response.writeHead(200, { 'content-length': '100' }).write(picture);
      setTimeout(() => response.destroy(), 20);
    } else response.end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard = [];
});

/** Allows the stand-in; applies the rule to everything else. */
const standIn: AddressesOf = async (address) =>
  address.port === new URL(url).port
    ? [{ address: '127.0.0.1', family: 4 }]
    : publicAddresses(address);

describe('a picture from another server', () => {
  it('comes over the address that was checked, whatever its name', async () => {
    const named = url.replace('127.0.0.1', 'pictures.example');
    const blob = await fetchPicture(`${named}/a.jpg`, standIn);
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(picture);
  });

  it('follows a redirect to a server that may be asked', async () => {
    const blob = await fetchPicture(`${url}/a?to=${encodeURIComponent('/b.jpg')}`, standIn);
    expect(blob.size).toBe(picture.length);
    expect(heard).toHaveLength(2);
  });

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://10.1.2.3/a.jpg',
    'https://192.168.1.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/a.jpg',
    'https://0.0.0.0/a.jpg',
    'https://2130706433/a.jpg',
    'https://[::1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://[::ffff:169.254.169.254]/a.jpg',
    'https://[64:ff9b::a9fe:a9fe]/a.jpg',
    'https://localhost/a.jpg',
  ])(
    'T24: is not asked for in an internal network, directly or by a redirect: %s',
    async (inner) => {
      await expect(fetchPicture(inner)).rejects.toThrow('internal network');
      const redirect = `${url}/a?to=${encodeURIComponent(inner)}`;
      await expect(fetchPicture(redirect, standIn)).rejects.toThrow('internal network');
    },
  );

  it('is fetched over https alone, also after a redirect', async () => {
    await expect(fetchPicture(`${url}/a.jpg`)).rejects.toThrow('https://');
    const redirect = `${url}/a?to=${encodeURIComponent('http://93.184.216.34/a.jpg')}`;
    await expect(fetchPicture(redirect, standIn)).rejects.toThrow('https://');
    const other = `${url}/a?to=${encodeURIComponent('file:///etc/passwd')}`;
    await expect(fetchPicture(other, standIn)).rejects.toThrow('https://');
  });

  it('is refused where it is missing, cut off, too large or redirected without end', async () => {
    await expect(fetchPicture(`${url}/gone.jpg`, standIn)).rejects.toThrow('answered 404');
    await expect(fetchPicture(`${url}/cut.jpg`, standIn)).rejects.toThrow('can’t be fetched');
    await expect(fetchPicture(`${url}/large.jpg`, standIn)).rejects.toThrow('larger than 5 MB');
    const loop = `${url}/a?to=${encodeURIComponent(`${url}/a?to=/a`)}`;
    await expect(
      fetchPicture(loop.replace('to=/a', `to=${encodeURIComponent(loop)}`), standIn),
    ).resolves.toBeDefined();
  });
});
