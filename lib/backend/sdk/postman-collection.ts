import { companyId, headerNames } from '../../contract/envelope.ts';
import { operationsOf, type NamedOperation, type OpenApiDocument } from './openapi-document.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Returns a collection for Postman (v2.1), with a folder for each resource. */
export function postmanCollection(document: OpenApiDocument) {
  const folders = Map.groupBy(
    operationsOf(document),
    ({ operation, path }) => operation.tags?.[0] ?? path,
  );
  return {
    info: { name: document.info.title, schema },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:4000' },
      { key: 'token', value: '' },
      { key: 'visitorId', value: '' },
    ],
    item: [...folders.entries()]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, calls]) => ({ name, item: calls.map(toRequest) })),
  };
}

function toRequest({ method, path, operation }: NamedOperation) {
  const { parameters, requestBody, security, summary } = operation;
  const needs = security.flatMap((one) => Object.keys(one));
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  const keyed = (location: string) =>
    parameters
      .filter((one) => one.in === location)
      .map(({ name, example = '' }) => ({ key: name, value: String(example) }));
  const segments = path.replace(/\{(\w+)\}/g, ':$1').slice(1);
  const query = keyed('query').map((one) => ({ ...one, disabled: true }));
  return {
    name: `${method} ${path}`,
    request: {
      method,
      description: summary,
      header: [
        { key: headerNames.company, value: String(companyId) },
        ...(needs.includes('customer') ? [{ key: 'Authorization', value: 'token {{token}}' }] : []),
        ...(needs.includes('visitor')
          ? [{ key: headerNames.visitor, value: '{{visitorId}}' }]
          : []),
        ...keyed('header').map(({ key }) => ({ key, value: '{{$guid}}' })),
      ],
      url: {
        raw: `{{baseUrl}}/${segments}`,
        host: ['{{baseUrl}}'],
        path: segments.split('/'),
        variable: keyed('path'),
        query,
      },
      ...(json
        ? {
            body: {
              mode: 'raw',
              raw: JSON.stringify(json.example, null, 2),
              options: { raw: { language: 'json' } },
            },
          }
        : form && { body: { mode: 'formdata', formdata: formFieldsOf(form.schema.properties) } }),
    },
  };
}

function formFieldsOf(properties: Record<string, { type?: string | string[] }> = {}) {
  return Object.entries(properties).map(([key, { type }]) =>
    type === 'array' ? { key, type: 'file', src: [] } : { key, type: 'text', value: '' },
  );
}
