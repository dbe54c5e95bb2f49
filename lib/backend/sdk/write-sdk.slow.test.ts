import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '../../contract/calls.ts';
import { serveApi } from '../http/serve-api.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { writeSdk } from './write-sdk.ts';

const run = promisify(execFile);
let store: TestStore;
let server: Server;
let address: string;
let folder: string;

beforeAll(async () => {
  store = await openTestStore();
  server = serveApi(store.app, { hostname: '127.0.0.1', port: 0 });
  await new Promise((go) => server.once('listening', go));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'sose-sdk-'));
  const answer = await fetch(`${address}/openapi.json`);
  await writeSdk((await answer.json()) as OpenApiDocument, folder);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((go) => server.close(go));
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const program = `
import { createStoreClient } from './client.ts';

const baseUrl = process.argv[2] ?? '';
const guest = createStoreClient({ baseUrl });
const visitor = await guest('GET /user/visitor/');
const products = await guest('GET /web/products/list/', { query: { page: 1 } });
if (!visitor.ok || !products.ok) throw new Error('refused');
const call = createStoreClient({ baseUrl, visitorId: visitor.data.visitor_id });
const product = products.data.data.data[0]?.id ?? 0;
const added = await call('POST /cart/', { body: { pid: product, quantity: 2 } });
const cart = await call('GET /cart/');
const quantity: number | undefined = cart.ok ? cart.data.data[0]?.quantity : undefined;
const states = await call('GET /states/{countryId}/', { path: { countryId: 1 } });
const profile = await guest('GET /user/profile/');
const code: string | undefined = profile.ok ? undefined : profile.error.code;
console.log(JSON.stringify({ added: added.ok, quantity, states: states.ok, code }));
`;

const compile = async (source: string) => {
  await writeFile(join(folder, 'program.ts'), source);
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    typeRoots: [resolve('node_modules/@types')],
    types: ['node'],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  );
  const compiler = resolve('node_modules/typescript-7/bin/tsc');
  return run(process.execPath, [compiler, '-p', folder, '--pretty', 'false']).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
};

describe('the client that npm run sdk writes', () => {
  it('compiles under strict rules, and calls the running store', async () => {
    expect(await compile(program)).toBe('');
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), address]);
    expect(JSON.parse(stdout)).toEqual({
      added: true,
      quantity: 2,
      states: true,
      code: 'login_needed',
    });
  });

  it('does not compile calls that are not in the contract', async () => {
    const complaints = await compile(`${program}
await guest('GET /nothing/');
await guest('POST /cart/');
await guest('POST /cart/', { body: { pid: 'one', quantity: 2 } });
await guest('GET /states/{countryId}/', { path: {} });
`);
    const first = program.split('\n').length;
    for (const line of [1, 2, 3, 4]) expect(complaints).toContain(`program.ts(${first + line},`);
  });
});

interface Item {
  name: string;
  item?: Item[];
  request?: { body?: { raw?: string } };
}

describe('the collection that npm run sdk writes', () => {
  it('has a request for every call, with a body that is JSON', async () => {
    const text = await readFile(join(folder, 'postman-collection.json'), 'utf8');
    const { info, item } = JSON.parse(text) as { info: { schema: string }; item: Item[] };
    expect(info.schema).toContain('v2.1.0');
    const requests = item.flatMap((one) => one.item ?? []);
    const pathShape = (name: string) => name.replace(/\{\w+\}/g, '{}');
    const names = new Set(requests.map(({ name }) => pathShape(name)));
    const missing = endpoints.filter(
      ({ method, path }) => !names.has(pathShape(`${method} ${path}`)),
    );
    expect(missing).toEqual([]);
    const bodies = requests.flatMap(({ request }) => request?.body?.raw ?? []);
    expect(bodies.length).toBeGreaterThan(50);
    for (const body of bodies) expect(JSON.parse(body)).toEqual(expect.any(Object));
  });
});
