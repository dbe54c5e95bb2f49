import { settles } from './memory-watch.ts';
import { checkBack, untilServing } from './recovery.ts';
import { megabytes } from './report.ts';
import type { Bench, Scenario } from './scenario.ts';

/** Maximum memory of API and storefront, in bytes. */
const MOST_API_BYTES = 600 * 1024 ** 2;
const MOST_STOREFRONT_BYTES = 400 * 1024 ** 2;

/** Runs one scenario, then the checks that apply after every scenario. */
export async function runScenario(scenario: Scenario, bench: Bench): Promise<void> {
  const { store, report } = bench;
  const before = await store.processes();
  try {
    await scenario.run(bench);
  } catch (error) {
    report.check('the scenario runs to its end', false, String(error));
  }
  if (report.skipped) return;
  checkBack(bench, 'after the scenario', await untilServing(bench).catch(() => Infinity));
  const after = await store.processes();
  report.check('the launcher has not given up', !store.hasEnded());
  if (!scenario.endsPrograms) {
    report.check(
      'no program was ended',
      before.api === after.api && before.storefront === after.storefront,
      { before, after },
    );
  }
  const isWithin = async () => {
    const { api, storefront } = await store.memory();
    return api <= MOST_API_BYTES && storefront <= MOST_STOREFRONT_BYTES;
  };
  const isSettled = await settles(isWithin);
  const { api, storefront } = await store.memory();
  const memory = `${megabytes(api)} API, ${megabytes(storefront)} storefront`;
  report.check('memory is within its limits', isSettled, memory);
  report.figure('memory', memory);
}
