import type { AnySchema } from 'yup';
import type { Download } from '../../contract/download.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { companyId, headerNames } from '../../contract/envelope.ts';
import { exampleFor, exampleOf } from './example-of.ts';
import { describe, describeSchema, toJsonSchema, type JsonSchema } from './json-schema.ts';
import { failureResponses, failureSchema, failuresOf } from './openapi-failures.ts';
import { resourceOf } from './resource-of.ts';

/* The schemes of one entry hold together: each call needs the company as well. */
const securityOf: Record<Endpoint['caller'], JsonSchema[]> = {
  anyone: [{ company: [] }],
  visitor: [
    { company: [], customer: [] },
    { company: [], visitor: [] },
  ],
  customer: [{ company: [], customer: [] }],
  staff: [
    { company: [], customer: [] },
    { company: [], key: [] },
  ],
};

/** `GET /staff/orders/{orderId}/` → `getStaffOrdersByOrderId`. */
const operationIdOf = (method: string, path: string): string =>
  `${method.toLowerCase()}/${path.replace(/\{/g, 'by-')}`.replace(
    /[^a-z\d]+([a-z\d]?)/gi,
    (_, letter: string) => letter.toUpperCase(),
  );

/* A multipart form: the texts of the body and the files of each field. */
function describeForm(call: Endpoint, files: Readonly<Record<string, number>>): JsonSchema {
  const texts = call.body ? describeSchema(call.body) : { type: 'object' };
  const fileFields = Object.entries(files).map(([name, maxFiles]) => [
    name,
    { type: 'array', maxItems: maxFiles, items: { type: 'string', contentEncoding: 'binary' } },
  ]);
  const properties = {
    ...(texts['properties'] as JsonSchema | undefined),
    ...Object.fromEntries(fileFields),
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...texts, properties } } },
  };
}

export function parametersOf(call: Pick<Endpoint, 'path' | 'query'>): JsonSchema[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: /id$/i.test(name ?? '') ? '1' : exampleFor(name ?? '', { type: 'string' }),
  }));
  const query = call.query && describe(call.query);
  const inQuery = Object.entries(query?.fields ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: field.optional === false,
    schema: toJsonSchema(field),
    example: exampleFor(name, field),
  }));
  return [...inPath, ...inQuery];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

function describeDownload(call: Download): JsonSchema {
  const binary = { type: 'string', contentEncoding: 'binary' };
  const types = [call.mediaType, ...(call.otherMediaTypes ?? [])];
  return {
    operationId: operationIdOf('GET', call.path),
    tags: [resourceOf(call)],
    summary: call.summary,
    security: securityOf[call.caller],
    parameters: parametersOf(call),
    responses: {
      200: {
        description: 'Success',
        content: Object.fromEntries(
          types.map((type) => [
            type,
            { schema: type === 'application/json' ? { type: 'object' } : binary },
          ]),
        ),
      },
      ...failuresOf(call),
    },
  };
}

const contentOf = (schema: AnySchema) => ({
  schema: describeSchema(schema),
  example: exampleOf(schema),
});

function describeCall(call: Endpoint): JsonSchema {
  return {
    operationId: operationIdOf(call.method, call.path),
    tags: [resourceOf(call)],
    summary: call.summary,
    security: securityOf[call.caller],
    parameters: [...parametersOf(call), ...(call.repeatable ? [idempotencyKey] : [])],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': contentOf(call.body),
          ...(call.asForm && { 'multipart/form-data': contentOf(call.body) }),
        },
      },
    }),
    ...(call.files && { requestBody: describeForm(call, call.files) }),
    responses: {
      [call.successStatus]: {
        description: 'Success',
        content: { 'application/json': contentOf(call.answer) },
      },
      ...failuresOf(call),
    },
  };
}

/**
 * Describes the API as OpenAPI 3.1, generated from the endpoint declarations that the routes serve.
 */
export function describeApi(endpoints: Endpoint[], downloads: Download[] = []): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  // OpenAPI takes paths that differ only in the name of a parameter for the same one.
  const shapes = new Map<string, string>();
  for (const declared of endpoints) {
    const shape = declared.path.replace(/\{\w+\}/g, '{}');
    const call = { ...declared, path: shapes.get(shape) ?? declared.path };
    shapes.set(shape, call.path);
    const path = (paths[call.path] ??= {});
    const method = call.method.toLowerCase();
    const known = path[method] as { parameters: unknown[] } | undefined;
    const described = describeCall(call) as { parameters: unknown[] };
    // Two calls may share an address and differ only in their query; OpenAPI has one entry for
    // both.
    path[method] = known
      ? { ...known, parameters: [...known.parameters, ...described.parameters] }
      : described;
  }
  for (const call of downloads) (paths[call.path] ??= {})['get'] = describeDownload(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'SOSE store API',
      version: '1',
      description: 'API of the storefront and the back office of one shop.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the address of this document.
    servers: [{ url: '.' }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      responses: failureResponses,
      securitySchemes: {
        company: {
          type: 'apiKey',
          in: 'header',
          name: headerNames.company,
          description: `Always ${companyId}`,
        },
        visitor: { type: 'apiKey', in: 'header', name: headerNames.visitor },
        customer: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'token {token}',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'API key of the shop: sose_…',
        },
      },
    },
    security: [{ company: [] }],
  };
}
