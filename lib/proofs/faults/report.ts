export interface Report {
  readonly checks: { what: string; isGood: boolean; found: string }[];
  readonly figures: string[];
  rounds: number;
  skipped: string | undefined;
  /** Records a check; a failed one fails the scenario, but the rest continues. */
  check(what: string, isGood: boolean, found?: unknown): void;
  /** Records a figure for the table. */
  figure(name: string, value: string | number): void;
  skip(reason: string): void;
}

export function newReport(say: (line: string) => void): Report {
  const report: Report = {
    checks: [],
    figures: [],
    rounds: 0,
    skipped: undefined,
    check: (what, isGood, found = '') => {
      const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
      report.checks.push({ what, isGood, found: text });
      if (!isGood) say(`  ✗ ${what}${text && `: ${text}`}`);
    },
    figure: (name, value) => {
      report.figures.push(`${name} ${value}`);
    },
    skip: (reason) => {
      report.skipped = reason;
    },
  };
  return report;
}

export const isGood = ({ checks }: Report) => checks.every((check) => check.isGood);

export const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
