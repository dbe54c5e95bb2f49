import type { AnySchema } from 'yup';
import type { Download } from '../../contract/download.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { codeByStatus, companyId, exactCodes, headerNames } from '../../contract/envelope.ts';

type JsonSchema = Record<string, unknown>;

/* The parts of yup's schema description that JSON schema supports. */
interface Description {
  type?: string;
  nullable?: boolean;
  oneOf?: unknown[];
  optional?: boolean;
  fields?: Record<string, Description>;
  innerType?: Description | Description[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

const limits: Record<string, Partial<Record<string, string>>> = {
  number: { min: 'minimum', max: 'maximum' },
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

function toJsonSchema(description: Description): JsonSchema {
  const type = description.type ?? 'mixed';
  const schema: JsonSchema = {};
  if (type !== 'mixed') schema['type'] = description.nullable ? [type, 'null'] : type;
  const choices = description.oneOf?.filter((choice) => choice !== undefined);
  if (choices && choices.length > 0) schema['enum'] = choices;
  for (const test of description.tests ?? []) {
    const bound = limits[type]?.[test.name ?? ''];
    if (bound) schema[bound] = test.params?.[test.name ?? ''];
    if (test.name === 'integer')
      schema['type'] = description.nullable ? ['integer', 'null'] : 'integer';
    if (test.name === 'matches' && test.params?.['regex'] instanceof RegExp) {
      schema['pattern'] = test.params['regex'].source;
    }
  }
  if (description.fields) {
    schema['properties'] = Object.fromEntries(
      Object.entries(description.fields).map(([name, field]) => [name, toJsonSchema(field)]),
    );
    const required = Object.entries(description.fields)
      .filter(([, field]) => field.optional === false)
      .map(([name]) => name);
    if (required.length > 0) schema['required'] = required;
  }
  if (description.innerType && !Array.isArray(description.innerType)) {
    schema['items'] = toJsonSchema(description.innerType);
  }
  return schema;
}

export const schemaOf = (schema: AnySchema): JsonSchema =>
  toJsonSchema(schema.describe() as Description);

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { const: false },
    code: { enum: [...new Set([...Object.values(codeByStatus), ...exactCodes])] },
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    non_field_errors: { type: 'array', items: { type: 'string' } },
  },
};

const securityOf: Record<Endpoint['caller'], JsonSchema[]> = {
  anyone: [],
  visitor: [{ customer: [] }, { visitor: [] }],
  customer: [{ customer: [] }],
  staff: [{ customer: [] }],
};

/* A multipart form: the texts of the body and the files of each field. */
function describeForm(call: Endpoint, files: Readonly<Record<string, number>>): JsonSchema {
  const texts = call.body ? schemaOf(call.body) : { type: 'object' };
  const fileFields = Object.entries(files).map(([name, most]) => [
    name,
    { type: 'array', maxItems: most, items: { type: 'string', contentEncoding: 'binary' } },
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
  }));
  const querySchema = call.query && (call.query.describe() as Description);
  const inQuery = Object.entries(querySchema?.fields ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: field.optional === false,
    schema: toJsonSchema(field),
  }));
  return [...inPath, ...inQuery];
}

const idempotencyKey = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };

const failed = {
  description: 'Failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

function describeDownload(call: Download): JsonSchema {
  const file = { type: 'string', contentEncoding: 'binary' };
  return {
    summary: call.summary,
    security: securityOf[call.caller],
    parameters: parametersOf(call),
    responses: {
      200: { description: 'Success', content: { [call.mediaType]: { schema: file } } },
      default: failed,
    },
  };
}

function describeCall(call: Endpoint): JsonSchema {
  return {
    summary: call.summary,
    security: securityOf[call.caller],
    parameters: [...parametersOf(call), ...(call.repeatable ? [idempotencyKey] : [])],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(call.body) },
          ...(call.asForm && { 'multipart/form-data': { schema: schemaOf(call.body) } }),
        },
      },
    }),
    ...(call.files && { requestBody: describeForm(call, call.files) }),
    responses: {
      [call.successStatus]: {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(call.answer) } },
      },
      default: failed,
    },
  };
}

/**
 * Describes the API as OpenAPI 3.1, generated from the endpoint declarations that the routes serve.
 */
export function describeApi(endpoints: Endpoint[], downloads: Download[] = []): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const call of endpoints) {
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
    info: { title: 'SOSE store API', version: '1' },
    paths,
    components: {
      schemas: { Failure: failureSchema },
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
      },
    },
    security: [{ company: [] }],
  };
}
