import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyId } from '../../../contract/envelope.ts';
import { listProducts } from '../../../contract/product.ts';
import {
  evaluate,
  type Evaluation,
  type FoundCards,
  judgedQueries,
  judgedQueryList,
} from './evaluate.ts';
import { worsened, type LastRun } from './worsened.ts';

/*
 * `npm run search:evaluate [file]`: runs judged queries against the running store, with either
 * search engine, and prints mistakes, measures, and what got worse since the last run. The file is
 * JSON in the format of `judged-queries.json`, which is the default.
 */

const address =
  process.env['STORE_API_URL'] || `http://localhost:${process.env['API_PORT'] || '4000'}`;
const lastRunFile = join(process.env['DATA_DIR'] || '.data', 'search-evaluation.json');

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  const queries = file
    ? await judgedQueryList.validate(JSON.parse(await readFile(file, 'utf8')), { strict: true })
    : judgedQueries;
  const evaluation = await evaluate(queries, search);
  const last = await readLastRun();
  tell(evaluation, worsened(evaluation, last));
  await writeFile(lastRunFile, JSON.stringify(toRun(evaluation)));
}

async function search(typed: string): Promise<FoundCards> {
  const path = `${address}${listProducts.path}?prod_search=${encodeURIComponent(typed)}`;
  const response = await fetch(path, { headers: { 'company-id': String(companyId) } });
  if (!response.ok) throw new Error(`The store API answered ${response.status} to "${typed}"`);
  const { data } = await listProducts.answer.validate(await response.json(), { strict: true });
  return {
    cards: data.data.map(({ name, product_price }) => ({ name, price: product_price })),
    total: data.total,
  };
}

function tell(evaluation: Evaluation, worse: string[]): void {
  for (const { typed, isRight, found } of evaluation.verdicts) {
    if (!isRight) say(`wrong: ${typed} → ${found.join(' | ') || 'nothing'}`);
  }
  say(`queries          ${evaluation.verdicts.length}`);
  say(`success          ${(evaluation.success * 100).toFixed(1)} %`);
  say(`MRR              ${evaluation.meanReciprocalRank.toFixed(3)}`);
  say(`without result   ${evaluation.withoutResult}`);
  say(`should be empty  ${evaluation.absurd}`);
  say(worse.length === 0 ? 'Nothing got worse since the last run.' : 'Worse than in the last run:');
  for (const line of worse) say(`  ${line}`);
}

const toRun = ({ verdicts }: Evaluation): LastRun =>
  Object.fromEntries(verdicts.map(({ typed, place, isRight }) => [typed, { place, isRight }]));

async function readLastRun(): Promise<LastRun> {
  try {
    return JSON.parse(await readFile(lastRunFile, 'utf8')) as LastRun;
  } catch {
    return {};
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write('The store must be running: npm start\n');
  process.exit(1);
});
