import { parseArgs } from 'node:util';
import { downloads, endpoints } from '../../contract/calls.ts';
import { describeApi } from '../http/openapi.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { writeSdk } from './write-sdk.ts';

/* Client and collection of the contract, or of a running API: npm run sdk -- --out DIR --api URL */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'sdk' }, api: { type: 'string' } },
});

async function readDocument(api: string): Promise<OpenApiDocument> {
  const answer = await fetch(`${api.replace(/\/$/, '')}/openapi.json`);
  if (!answer.ok) throw new Error(`${api} has no /openapi.json: it answers ${answer.status}.`);
  return (await answer.json()) as OpenApiDocument;
}

const ofContract = () =>
  JSON.parse(JSON.stringify(describeApi([...endpoints], [...downloads]))) as OpenApiDocument;

const document = values.api ? await readDocument(values.api) : ofContract();
for (const path of await writeSdk(document, values.out)) console.log(path);
