import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Registry } from 'prom-client';
import { parse } from 'yaml';
import { createStorefrontMetrics } from './metrics.ts';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Panel {
  id: number;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets: { expr: string; legendFormat: string }[];
}

const { groups } = parse(readFileSync('deploy/monitoring/alerts.yml', 'utf8')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as {
  uid: string;
  title: string;
  panels: Panel[];
};

/** The names that Prometheus knows after it has read both programs. */
async function knownNames(): Promise<Set<string>> {
  // The test of both programs: the storefront itself imports nothing of the store API.
  const { createMetrics } = (await import(resolve('lib/backend/observe/metrics.ts'))) as {
    createMetrics: (read: () => Promise<object>) => Registry;
  };
  const registries = [
    createMetrics(() => Promise.resolve({})),
    createStorefrontMetrics({
      isApiUp: () => Promise.resolve(true),
      kept: () => ({ answers: 1, bytes: 50_000 }),
    }).registry,
  ];
  const names = registries.flatMap((registry) =>
    registry
      .getMetricsAsArray()
      .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
  );
  return new Set(names);
}

const namesIn = (expression: string) => expression.match(/\b(?:sose|process|nodejs)_\w+/g) ?? [];

describe('the files for Prometheus and Grafana', () => {
  it('have ten alert rules, each with its urgency and a sentence', () => {
    expect(rules).toHaveLength(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(10);
    for (const rule of rules) {
      expect(rule.alert).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(rule.for).toMatch(/^\d+[smh]$/);
      expect(['critical', 'warning']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).toMatch(/^[A-Z].+\.$/);
      expect(rule.expr.split('(')).toHaveLength(rule.expr.split(')').length);
    }
  });

  it('have a dashboard whose panels do not overlap', () => {
    expect(dashboard).toMatchObject({ uid: 'sose-store', title: 'SOSE store' });
    expect(dashboard.panels.length).toBeGreaterThanOrEqual(12);
    const positions = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(positions).size).toBe(positions.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(positions.length);
    for (const { targets } of dashboard.panels) expect(targets.length).toBeGreaterThan(0);
  });

  it('name only metrics that the programs have', async () => {
    const known = await knownNames();
    const used = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ].flatMap(namesIn);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are explained: docs/operations.md says what to do for each alert', () => {
    const document = readFileSync('docs/operations.md', 'utf8');
    expect(rules.filter(({ alert }) => !document.includes(`\`${alert}\``))).toEqual([]);
  });
});
