import { readFile } from 'node:fs/promises';
import {
  operationsOf,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from './openapi-document.ts';

const core = new URL('./client-core.ts', import.meta.url);

/** Returns the client as one file of TypeScript that needs no package. */
export async function writeClient(document: OpenApiDocument): Promise<string> {
  const calls = operationsOf(document).map(
    ({ method, path, operation }) =>
      `  /** ${operation.summary.replaceAll('*/', '* /')} */\n` +
      `  ${JSON.stringify(`${method} ${path}`)}: ${callType(operation)};\n`,
  );
  return [
    `/* ${document.info.title}, version ${document.info.version}. Made by \`npm run sdk\`. */\n`,
    `export interface Calls {\n${calls.join('')}}\n`,
    await readFile(core, 'utf8'),
    'export const createStoreClient = (options: ClientOptions) => createClient<Calls>(options);\n',
  ].join('\n');
}

function callType({ parameters, requestBody, responses }: Operation): string {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const [body] = Object.values(requestBody?.content ?? {});
  const [, success] = Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];
  const [answer] = Object.values(success?.content ?? {});
  const parts = [
    inPath.length > 0 && `path: ${parametersType(inPath, 'string | number')};`,
    inQuery.length > 0 &&
      `query${inQuery.some(({ required }) => required) ? '' : '?'}: ${parametersType(inQuery)};`,
    body && `body: ${writeType(body.schema)};`,
    `answer: ${answer ? writeType(answer.schema) : 'Blob'};`,
  ];
  return `{ ${parts.filter(Boolean).join(' ')} }`;
}

function parametersType(parameters: Parameter[], type?: string): string {
  const fields = parameters.map(
    ({ name, required, schema }) =>
      `${JSON.stringify(name)}${required ? '' : '?'}: ${type ?? writeType(schema)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

function writeType(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.contentEncoding === 'binary') return 'Blob';
  const types = [schema.type ?? 'any value'].flat();
  return types.map((type) => typeNamed(type, schema)).join(' | ');
}

function typeNamed(type: string, schema: Schema): string {
  switch (type) {
    case 'object':
      return objectType(schema);
    case 'array':
      return `(${writeType(schema.items ?? {})})[]`;
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    return `Record<string, ${additionalProperties ? writeType(additionalProperties) : 'unknown'}>`;
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${JSON.stringify(name)}${mark}: ${writeType(schema)};`;
  });
  return `{ ${fields.join(' ')} }`;
}
