import { closeCalls } from '../faults/call.ts';
import { isGood, newReport } from '../faults/report.ts';
import { drawTable, type Row } from '../faults/table.ts';
import { buildStorefront } from '../../launch/build.ts';
import { untilPicturesAreMade } from '../speed/processor.ts';
import { startCluster } from './cluster.ts';
import { readOptions, type Options } from './options.ts';
import type { Bench, Proof } from './proof.ts';
import { proveOrders } from './proofs/orders.ts';
import { priceChange } from './proofs/price-change.ts';
import { processor } from './proofs/processor.ts';
import { requirePrograms } from './require-programs.ts';
import { makeSecondBuild } from './second-build.ts';
import { newUndoStack } from './undo-stack.ts';

/* `npm run cluster`: the store as many programs on one machine, disturbed while customers order. */

const say = (line: string) => console.log(line);
const undo = newUndoStack((error) => console.error(error));
undo.add(async () => closeCalls());

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void undo.run().then(() => process.exit(1)));
}

async function prove({ orders, isShort, measuresOnly, mayInstall }: Options): Promise<Row[]> {
  const programs = await requirePrograms(mayInstall, say);
  await buildStorefront(process.env, say).done;
  const secondBuild = await makeSecondBuild();
  undo.add(() => secondBuild.remove());
  const cluster = await startCluster(programs, undo, say);
  const bench = (): Bench => ({ cluster, secondBuild, isShort, say, report: newReport(say) });
  const runProof = async ({ name, run }: Proof<Bench>): Promise<Row> => {
    say(`${name} …`);
    const begun = performance.now();
    const own = bench();
    await run(own).catch((error: unknown) =>
      own.report.check(`${name} runs to its end`, false, String(error)),
    );
    return { name, report: own.report, tookMs: performance.now() - begun };
  };
  const rows: Row[] = [];
  if (!isShort) {
    // Encoding takes minutes of processor time and would slow down readers and customers.
    say('Waiting until the storefronts have made their pictures.');
    for (const { pid } of cluster.ofKind('storefront')) await untilPicturesAreMade(pid());
  }
  if (!measuresOnly) {
    rows.push(await runProof(priceChange), ...(await proveOrders(bench(), orders)));
  }
  if (measuresOnly || !isShort) rows.push(await runProof(processor));
  if (rows.every(({ report }) => isGood(report))) return rows;
  for (const program of cluster.programs)
    say(`\n${program.name}:\n${program.readOutput().slice(-1_500)}`);
  return rows;
}

let isAllGood = false;
try {
  const options = readOptions(process.argv.slice(2));
  const begun = performance.now();
  const rows = await prove(options);
  const took = ((performance.now() - begun) / 1000).toFixed(0);
  say(`\n${drawTable(rows)}\n\n${took} s with build and start.`);
  isAllGood = rows.every(({ report }) => isGood(report));
} catch (error) {
  if (!undo.hasBegun()) console.error(error instanceof Error ? error.message : error);
}
await undo.run();
process.exit(isAllGood ? 0 : 1);
