import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepQuery } from './keep-query';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    keepQuery(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());

const redirect = (location: string, status = 308) => {
  answer = (_, response) => {
    response.statusCode = status;
    response.setHeader('Location', location);
    response.end();
  };
};
async function leadsTo(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const { headers: given } = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers,
  });
  return given.get('location');
}

describe('keepQuery', () => {
  it('takes the query along to the right address of a product, post or event', async () => {
    redirect('/products/1/turmeric');
    expect(await leadsTo('/products/1?mobile=true')).toBe('/products/1/turmeric?mobile=true');
    expect(await leadsTo('/products/1/tumeric?a=1&b=%20')).toBe('/products/1/turmeric?a=1&b=%20');
    redirect('/blogs/3/ghee#top');
    expect(await leadsTo('/blogs/3?mobile=true')).toBe('/blogs/3/ghee?mobile=true#top');
  });

  it('takes it along where head and status are written at once', async () => {
    answer = (_, response) => {
      response.setHeader('Location', '/products/1/turmeric');
      response.writeHead(308);
      response.end();
    };
    expect(await leadsTo('/products/1?mobile=true')).toBe('/products/1/turmeric?mobile=true');
  });

  it('leaves alone what has a query already, leads elsewhere, or is no such redirect', async () => {
    redirect('/products/1/turmeric?mobile=false');
    expect(await leadsTo('/products/1?mobile=true')).toBe('/products/1/turmeric?mobile=false');
    redirect('/shop?category=3');
    expect(await leadsTo('/products/1?mobile=true')).toBe('/shop?category=3');
    redirect('https://elsewhere.example.in/products/1/x');
    expect(await leadsTo('/products/1?mobile=true')).toBe(
      'https://elsewhere.example.in/products/1/x',
    );
    redirect('/products/1/turmeric');
    expect(await leadsTo('/products/1')).toBe('/products/1/turmeric');
    expect(await leadsTo('/products/1?')).toBe('/products/1/turmeric');
    expect(await leadsTo('/products/1?_rsc=abc', { rsc: '1' })).toBe('/products/1/turmeric');
    expect(await leadsTo('/shop?search=haldi')).toBe('/products/1/turmeric');
    redirect('/products/1/turmeric', 307);
    expect(await leadsTo('/products/1?mobile=true')).toBe('/products/1/turmeric');
  });
});
