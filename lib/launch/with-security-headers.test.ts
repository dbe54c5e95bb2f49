import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { firstScript } from '../platform/first-script';
import { hashScript } from './inline-scripts';
import { withPackedPages } from './packed-pages';
import { withSecurityHeaders } from './with-security-headers';

const script = 'self.__next_f.push([1,"x"])';
const page = `<html><script>${script}</script><script>window.__x=1</script></html>`;
type Draw = (request: IncomingMessage, response: ServerResponse) => void;
let draw: Draw;
let hasRecaptcha = false;
let server: Server;

beforeAll(async () => {
  const handle = withPackedPages(
    withSecurityHeaders(
      async (request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        draw(request, response);
      },
      {
        siteUrl: 'http://localhost:3000',
        imageHosts: [],
        hasRecaptcha: () => hasRecaptcha,
        isLive: false,
        hstsIncludesSubdomains: false,
      },
    ),
  );
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const completePage: Draw = (_, response) => {
  response.setHeader('Cache-Control', 's-maxage=3600');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(page);
};
const streamed: Draw = ({ headers }, response) => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  response.flushHeaders();
  response.write(`<html><script nonce="${nonce}">`);
  response.write(Buffer.from(`${script}</script>`));
  response.end('</html>');
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  scripts: string | undefined;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const policy = String(answer.headers['content-security-policy'] ?? '');
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: (answer.headers['content-encoding'] ? gunzipSync(bytes) : bytes).toString(),
          scripts: /script-src ([^;]*)/.exec(policy)?.[1],
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('withSecurityHeaders', () => {
  it.each([[{}], [{ 'accept-encoding': 'gzip' }]])(
    'T47: gives a whole page the hashes of its own scripts (%j)',
    async (headers) => {
      draw = completePage;
      for (const turn of ['first', 'second']) {
        const { body, scripts } = await ask('/', headers);
        expect([turn, body, scripts]).toEqual([
          turn,
          page,
          `'self' ${hashScript(script)} ${hashScript('')}`,
        ]);
      }
    },
  );

  it.each([[{}], [{ 'accept-encoding': 'gzip' }]])(
    'T47: gives a page that is streamed a nonce, another one each time (%j)',
    async (headers) => {
      draw = streamed;
      const nonces: (string | undefined)[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const { body, scripts } = await ask('/event?search=haldi', headers);
        const nonce = /<script nonce="([^"]+)">/.exec(body)?.[1];
        expect(scripts).toBe(`'self' 'nonce-${nonce}' ${hashScript(firstScript)}`);
        expect(nonce).toMatch(/^[\w+/]{22}==$/);
        nonces.push(nonce);
      }
      expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  it.each(['/', '/page-not-found'])('gives no nonce to what is cached: %s', async (path) => {
    draw = streamed;
    const headers = { 'content-security-policy': "script-src 'nonce-stolen'" };
    const { body, scripts } = await ask(path, headers);
    expect(body).toBe(`<html><script nonce="undefined">${script}</script></html>`);
    expect(scripts).toBe(`'self' ${hashScript(script)} ${hashScript('')}`);
  });

  it('keeps the policy that a page brings', async () => {
    draw = (_, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.write('<html>');
      response.end('</html>');
    };
    const { headers, body } = await ask('/');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(body).toBe('<html></html>');
  });

  it('sends the other headers with whatever is answered, and where to report', async () => {
    draw = (_, response) => response.writeHead(500).end();
    expect((await ask('/event?search=haldi')).headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'self'; script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-[\w+/]{43}='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self' https:\/\/www\.openstreetmap\.org; form-action 'self' http:\/\/localhost:3000; frame-ancestors 'self'; base-uri 'none'; object-src 'none'; report-uri \/api\/csp-reports; report-to csp$/,
      ),
      'reporting-endpoints': 'csp="/api/csp-reports"',
      'x-frame-options': 'SAMEORIGIN',
    });
    draw = (_, response) => response.setHeader('Content-Type', 'application/json').end('{}');
    const { headers } = await ask('/api/x');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('has no scripts to allow for a HEAD', async () => {
    draw = completePage;
    expect((await ask('/', {}, 'HEAD')).headers['content-security-policy']).toContain(
      "default-src 'self'",
    );
  });

  it('T46: allows Google on kept pages, too, as soon as reCAPTCHA is the captcha', async () => {
    draw = completePage;
    expect((await ask('/')).scripts).not.toContain('google');
    hasRecaptcha = true;
    expect((await ask('/')).scripts).toContain('https://www.google.com/recaptcha/');
    hasRecaptcha = false;
    expect((await ask('/')).scripts).not.toContain('google');
  });

  it('T51: answers 404 to who looks for hidden files', async () => {
    draw = completePage;
    const { status, body, scripts } = await ask('/.env?x');
    expect({ status, scripts }).toEqual({ status: 404, scripts: undefined });
    expect(body).toContain('There is nothing at this address');
  });
});
