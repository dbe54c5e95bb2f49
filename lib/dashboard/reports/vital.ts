import type { VitalsRow } from '../../contract/page-vitals';

export type VitalName = 'lcp' | 'inp' | 'cls';

/* The limits of Core Web Vitals. */
const limits: Record<VitalName, { good: number; poor: number }> = {
  lcp: { good: 2_500, poor: 4_000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
};

/** Returns the value with its unit: `1.8 s`, `120 ms`, `0.05`. */
export function showVital(name: VitalName, value: VitalsRow[VitalName]): string {
  if (value === null) return '–';
  if (name === 'cls') return value.toFixed(2);
  return name === 'lcp' ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

/** Returns how search engines judge the value; empty if there is none. */
export function judgeVital(name: VitalName, value: VitalsRow[VitalName]): string {
  if (value === null) return '';
  if (value <= limits[name].good) return 'Good';
  return value <= limits[name].poor ? 'Needs improvement' : 'Poor';
}
