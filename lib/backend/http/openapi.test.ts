import { number, object, string } from 'yup';
import { endpoint, matchesPath } from '../../contract/endpoint.ts';
import { success } from '../../contract/envelope.ts';
import { endpoints } from '../../contract/calls.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { describeApi } from './openapi.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { type: string } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let store: TestStore;
let api: Description;
beforeAll(async () => {
  store = await openTestStore();
  api = (await store.call('GET', '/openapi.json')).body as unknown as Description;
});
afterAll(() => store.close());

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('/openapi.json', () => {
  it('is OpenAPI 3.1', () => {
    expect(api.openapi).toBe('3.1.0');
    expect(api.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  });

  it('lists every call that the contract declares', async () => {
    const pathShape = (path: string) => path.replace(/\{\w+\}/g, '{}');
    const known = new Set(operations().map(({ path, method }) => `${method} ${pathShape(path)}`));
    const missing = endpoints
      .filter(({ method, path }) => !known.has(`${method.toLowerCase()} ${pathShape(path)}`))
      .map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
  });

  it('hides no call behind an earlier one with a placeholder', () => {
    const served = operations();
    for (const { path, method } of served) {
      const sample = path.replace(/\{\w+\}/g, 'sample');
      const first = served.find((one) => one.method === method && matchesPath(one, sample));
      expect(first?.path).toBe(path);
    }
  });

  it('describes each of them whole', () => {
    expect(operations().length).toBeGreaterThan(20);
    for (const { path, method, operation } of operations()) {
      expect(path).toMatch(/^\//);
      expect(['get', 'post', 'patch', 'delete']).toContain(method);
      expect(operation.summary).toBeTruthy();
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((one) => one.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required === true)).toBe(true);
      const names = operation.parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size).toBe(names.length);
      const [success, ...failures] = Object.keys(operation.responses);
      expect(success).toMatch(/^20[01]$/);
      expect(failures).toEqual(
        expect.arrayContaining(['400', '401', '429', '500', '503', 'default']),
      );
      if (operation.requestBody) expect(['post', 'patch']).toContain(method);
      const { description, content } = operation.responses[success ?? ''] ?? {};
      expect(description).toBeTruthy();
      expect(Object.values(content ?? {})).not.toEqual([]);
      for (const type of Object.values(content ?? {})) expect(type.schema).toBeInstanceOf(Object);
    }
  });

  it('gives each operation an id of its own, and each path once', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z\d]+$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const shapes = Object.keys(api.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('asks for the company with each call', () => {
    const without = operations().filter(
      ({ operation: { security } }) =>
        security.length === 0 || !security.every((schemes) => 'company' in schemes),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('says of files what they are', () => {
    const answerContent = (path: string) => api.paths[path]?.['get']?.responses['200']?.content;
    expect(Object.keys(answerContent('/files/{name}') ?? {})).toEqual(['image/webp']);
    expect(Object.keys(answerContent('/accounting/invoice-pdf/') ?? {})).toEqual([
      'application/pdf',
    ]);
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const typesOf = (path: string) => Object.keys(answerContent(path) ?? {});
    expect(typesOf('/staff/gstr-1/')).toEqual(['application/json', xlsx]);
    expect(answerContent('/staff/gstr-1/')?.['application/json']?.schema).toEqual({
      type: 'object',
    });
    for (const path of ['/staff/export/orders/', '/staff/product-export/']) {
      expect(typesOf(path)).toEqual(['text/csv', xlsx]);
    }
  });

  it.each([
    ['/online_appointment_slots/free/', ['from']],
    ['/staff/appointments/', ['from', 'to']],
  ])('says how a day in the query of %s is written', (path, names) => {
    const parameters = api.paths[path]?.['get']?.parameters ?? [];
    for (const name of names) {
      const pattern = (
        parameters.find((one) => one.name === name)?.schema as { pattern?: string } | undefined
      )?.pattern;
      expect(pattern).toBeDefined();
      expect(new RegExp(pattern ?? '').test('2026-11-28')).toBe(true);
      expect(new RegExp(pattern ?? '').test('28 November')).toBe(false);
    }
  });

  it('says of forms which files they may carry', () => {
    const form = api.paths['/user/profile/picture/']?.['post']?.requestBody?.content;
    expect(form?.['multipart/form-data']?.schema).toMatchObject({
      properties: { picture: { type: 'array', maxItems: 1 } },
    });
  });

  it('says which call comes as a form as well as JSON', () => {
    const content = api.paths['/get-order-payment-link/']?.['post']?.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['multipart/form-data']).toEqual(content['application/json']);
  });

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(api);
    for (const [, name = ''] of text.matchAll(/"#\/components\/(\w+\/\w+)"/g)) {
      expect(api.components).toHaveProperty(name.split('/'));
    }
    const known = Object.keys(api.components.securitySchemes);
    for (const { operation } of operations()) {
      for (const names of operation.security.map(Object.keys)) {
        for (const name of names) expect(known).toContain(name);
      }
    }
  });

  it('holds only types that JSON schema knows', () => {
    const known = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, member] of Object.entries(value)) {
        if (name === 'type' && typeof member !== 'object' && !('in' in value)) {
          expect(known).toContain(member);
        }
        if (name === 'type' && Array.isArray(member)) {
          expect(known).toEqual(expect.arrayContaining(member));
        }
        if (name === 'pattern') expect(() => new RegExp(String(member))).not.toThrow();
        visit(member);
      }
    };
    visit(Object.values(api.paths));
  });
});

describe('a described call', () => {
  const call = endpoint({
    method: 'POST',
    path: '/things/{thingId}/parts/',
    caller: 'customer',
    summary: 'A part of a thing',
    query: object({ page: number().integer().min(1).optional() }),
    body: object({
      name: string().required().max(20),
      colour: string().oneOf(['red', 'green']).nullable().optional(),
    }),
    answer: success,
    successStatus: 201,
    repeatable: true,
  });

  it('says what it takes and gives', () => {
    const { paths } = describeApi([call]) as unknown as Description;
    const operation = paths['/things/{thingId}/parts/']?.['post'];
    expect(operation?.parameters.map(({ in: location, name }) => `${location} ${name}`)).toEqual([
      'path thingId',
      'query page',
      'header Idempotency-Key',
    ]);
    expect(operation?.security).toEqual([{ company: [], customer: [] }]);
    expect(operation?.requestBody?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 20 },
        colour: { type: ['string', 'null'], enum: ['red', 'green', null] },
      },
      required: ['name'],
    });
    expect(operation?.responses).toHaveProperty('201');
  });
});

describe('/docs', () => {
  it('shows every call with its path and summary, as text', async () => {
    const answer = await store.app.request('/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    for (const { method, path, summary } of endpoints) {
      expect(page).toContain(`<code>${method} ${path}</code>`);
      const escaped = summary.replace(
        /[&<>"']/g,
        (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[sign]};`,
      );
      expect(page).toContain(`<p>${escaped}</p>`);
    }
    expect(page).not.toContain('<script');
  });
});
