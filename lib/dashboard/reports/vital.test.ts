import { judgeVital, showVital } from './vital';

it.each([
  ['lcp', 1_840, '1.8 s', 'Good'],
  ['lcp', 2_501, '2.5 s', 'Needs improvement'],
  ['inp', 200, '200 ms', 'Good'],
  ['inp', 640.4, '640 ms', 'Poor'],
  ['cls', 0.051, '0.05', 'Good'],
  ['cls', 0.3, '0.30', 'Poor'],
  ['cls', null, '–', ''],
] as const)('%s of %s is shown as %s and judged as "%s"', (name, value, shown, judged) => {
  expect(showVital(name, value)).toBe(shown);
  expect(judgeVital(name, value)).toBe(judged);
});
