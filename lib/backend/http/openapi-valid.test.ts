import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import type { AnySchema } from 'yup';
import { endpoints } from '../../contract/calls.ts';
import { codeByStatus, statusesOfCode } from '../../contract/envelope.ts';
import { exampleOf } from './example-of.ts';
import { exampleNow } from './field-examples.ts';
import { describeSchema } from './json-schema.ts';
import { describeApi } from './openapi.ts';
import { failureResponses, failureSchema } from './openapi-failures.ts';

const ajv = new Ajv({ strict: false, allErrors: true });

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(describeApi([...endpoints]));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('would find an operation without answers', async () => {
  const { valid } = await new Validator().validate({
    ...describeApi([]),
    paths: { '/x': { get: { responses: { 200: {} } } } },
  });
  expect(valid).toBe(false);
});

describe.each(endpoints.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    const parts: [string, AnySchema | undefined][] = [
      ['query', call.query],
      ['body', call.body],
      ['answer', call.answer],
    ];
    it.each(parts.filter((part): part is [string, AnySchema] => Boolean(part[1])))(
      'has an example of its %s that holds',
      async (part, schema) => {
        const example = exampleOf(schema);
        // Numbers of a query come as text.
        const options = { strict: part !== 'query', context: { now: exampleNow } };
        await schema.validate(example, options);
        ajv.validate(describeSchema(schema), example);
        expect(ajv.errors).toBeNull();
      },
    );
  },
);

it('says which codes a failure can carry', () => {
  const codes = [...Object.values(codeByStatus), ...Object.keys(statusesOfCode)];
  const text = JSON.stringify(failureResponses);
  expect(codes.filter((code) => !text.includes(`"${code}"`))).toEqual([]);
  expect(failureSchema).toMatchObject({
    properties: { code: { enum: expect.arrayContaining(codes) } },
  });
});
