import { newReport } from './report.ts';
import { drawTable } from './table.ts';

describe('the table of the faults programme', () => {
  it('has a line for each scenario, and names what did not hold', () => {
    const said: string[] = [];
    const good = newReport((line) => said.push(line));
    good.rounds = 20;
    good.check('no order is lost', true);
    good.figure('p99', '120 ms');
    const bad = newReport((line) => said.push(line));
    bad.check('no 5xx', false, { status: 500 });
    const skipped = newReport((line) => said.push(line));
    skipped.skip('needs root');
    const table = drawTable([
      { name: 'kills', report: good, tookMs: 61_000 },
      { name: 'fuzz', report: bad, tookMs: 2_000 },
      { name: 'disk', report: skipped, tookMs: 0 },
    ]);
    expect(table).toMatch(/^kills +20 +1\/1 +61 s +good +p99 120 ms$/m);
    expect(table).toMatch(/^fuzz +0 +0\/1 +2 s +FAILED$/m);
    expect(table).toMatch(/^disk .*skipped: needs root/m);
    expect(table).toMatch(/^fuzz: no 5xx: {"status":500}$/m);
    expect(said).toEqual(['  ✗ no 5xx: {"status":500}']);
  });
});
