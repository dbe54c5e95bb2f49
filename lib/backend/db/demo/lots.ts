/** A lot of the demo with its laboratory report; laboratories and results are invented. */
export interface DemoLot {
  sku: string;
  number: string;
  /** Days before the first start. */
  packedDaysAgo: number;
  /** From packing to best before. */
  months: number;
  laboratory: string;
  testedDaysAgo: number;
  results: [test: string, limit: string, result: string][];
}

const sabarmati = 'Sabarmati Food Laboratory, Ahmedabad';
const anand = 'Anand Dairy Analysts, Anand';

const heavyMetals: DemoLot['results'] = [
  ['Lead', 'at most 2.5 mg/kg', '0.18 mg/kg'],
  ['Cadmium', 'at most 1.5 mg/kg', '0.04 mg/kg'],
];

export const demoLots: DemoLot[] = [
  {
    sku: 'TU-0214',
    number: 'TU-26-09B',
    packedDaysAgo: 38,
    months: 12,
    laboratory: sabarmati,
    testedDaysAgo: 43,
    results: [
      ['Curcumin', 'at least 2.0 %', '7.2 %'],
      ['Moisture', 'at most 10 %', '7.9 %'],
      ['Total ash', 'at most 9 %', '6.4 %'],
      ['Lead', 'at most 10 mg/kg', '0.31 mg/kg'],
      ['Lead chromate', 'absent', 'not detected'],
      ['Foreign starch', 'absent', 'not detected'],
    ],
  },
  {
    sku: 'MR-0118',
    number: 'MR-26-07A',
    packedDaysAgo: 52,
    months: 9,
    laboratory: sabarmati,
    testedDaysAgo: 56,
    results: [
      ['Moisture', 'at most 11 %', '8.3 %'],
      ['Total ash', 'at most 8 %', '6.1 %'],
      ['Sudan I to IV', 'absent', 'not detected'],
      ['Aflatoxin, total', 'at most 15 µg/kg', '1.9 µg/kg'],
    ],
  },
  {
    sku: 'GH-0901',
    number: 'GB-1104',
    packedDaysAgo: 20,
    months: 12,
    laboratory: anand,
    testedDaysAgo: 24,
    results: [
      ['Moisture', 'at most 0.5 %', '0.2 %'],
      ['Free fatty acids', 'at most 2.0 %', '0.6 %'],
      ['Reichert-Meissl value', 'at least 24', '28.6'],
      ['Baudouin test', 'negative', 'negative'],
    ],
  },
  {
    sku: 'GH-0901',
    number: 'GB-1052',
    packedDaysAgo: 74,
    months: 12,
    laboratory: anand,
    testedDaysAgo: 78,
    results: [
      ['Moisture', 'at most 0.5 %', '0.3 %'],
      ['Free fatty acids', 'at most 2.0 %', '0.7 %'],
      ['Reichert-Meissl value', 'at least 24', '28.1'],
      ['Baudouin test', 'negative', 'negative'],
    ],
  },
  {
    sku: 'HN-0107',
    number: 'DANG-26-3',
    packedDaysAgo: 61,
    months: 18,
    laboratory: sabarmati,
    testedDaysAgo: 66,
    results: [
      ['Moisture', 'at most 20 %', '18.1 %'],
      ['HMF', 'at most 80 mg/kg', '11 mg/kg'],
      ['Sucrose', 'at most 5 %', '1.4 %'],
      ['C4 sugars', 'at most 7 %', '0.8 %'],
      ['Antibiotics', 'absent', 'not detected'],
    ],
  },
  {
    sku: 'AV-0109',
    number: 'BR-26-5',
    packedDaysAgo: 45,
    months: 12,
    laboratory: sabarmati,
    testedDaysAgo: 48,
    results: [['Moisture', 'at most 10 %', '7.2 %'], ...heavyMetals],
  },
  {
    sku: 'OL-0802',
    number: 'GN-26-17',
    packedDaysAgo: 26,
    months: 9,
    laboratory: sabarmati,
    testedDaysAgo: 31,
    results: [
      ['Free fatty acids', 'at most 3.0 %', '0.8 %'],
      ['Peroxide value', 'at most 10 meq/kg', '1.6 meq/kg'],
      ['Aflatoxin, total', 'at most 15 µg/kg', 'not detected'],
    ],
  },
];
