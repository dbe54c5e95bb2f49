/** Certificates, awards and licences as drawn seals, 400 × 400, on a clear ground. */
import { award } from './seal/award.ts';
import { certificate } from './seal/certificate.ts';
import { licence } from './seal/licence.ts';
import { sealSize } from './seal/seal.ts';
import type { Seal } from './seal/seal.ts';
import { picture } from './svg.ts';

export const sealScenes: Record<string, Seal> = {
  'certificates/organic-handling': {
    kind: 'certificate',
    rim: 'ticks',
    motif: 'storage',
    legend: 'ORGANIC HANDLING · KEPT APART · ',
  },
  'certificates/food-safety': {
    kind: 'certificate',
    rim: 'scallops',
    motif: 'bowl',
    legend: 'FOOD SAFETY · PACKING HOUSE NARODA · ',
  },
  'certificates/good-manufacturing': {
    kind: 'certificate',
    rim: 'dots',
    motif: 'mortar',
    legend: 'GOOD MANUFACTURING PRACTICE · HERBAL · ',
  },
  'certificates/no-animal-testing': {
    kind: 'certificate',
    rim: 'rope',
    motif: 'hare',
    legend: 'NOT TESTED ON ANIMALS · SKIN AND HAIR · ',
  },
  'awards/shopkeeper-2014': {
    kind: 'award',
    mat: '#E6DAC4',
    motif: 'shop',
    title: 'Shopkeeper of the year',
    year: '2014',
  },
  'awards/fair-purchase-2016': {
    kind: 'award',
    mat: '#DDDDC7',
    motif: 'scales',
    title: 'Fair purchase',
    year: '2016',
  },
  'awards/honest-label-2018': {
    kind: 'award',
    mat: '#E9DAB6',
    motif: 'label',
    title: 'The honest label',
    year: '2018',
  },
  'awards/women-makers-2020': {
    kind: 'award',
    mat: '#E8D7CB',
    motif: 'basket',
    title: 'Trade with women’s collectives',
    year: '2020',
  },
  'awards/packing-without-plastic-2022': {
    kind: 'award',
    mat: '#E3D6BC',
    motif: 'parcel',
    title: 'Parcels without plastic',
    year: '2022',
  },
  'awards/service-by-telephone-2024': {
    kind: 'award',
    mat: '#DCDACD',
    motif: 'telephone',
    title: 'Service by telephone',
    year: '2024',
  },
  'licences/food-business': {
    kind: 'licence',
    motif: 'bowl',
    plant: 'turmeric',
    title: 'Food business licence',
    number: '10724026000120',
  },
  'licences/packer-registration': {
    kind: 'licence',
    motif: 'scales',
    plant: 'tulsi',
    title: 'Registration of a packer',
    number: 'GJ-AHD-0417-26',
  },
  'licences/shop-registration': {
    kind: 'licence',
    motif: 'shop',
    plant: 'neem',
    title: 'Registration of a shop',
    number: 'AMC-NAV-20061',
  },
};

export function sealPicture(seal: Seal): string {
  switch (seal.kind) {
    case 'certificate':
      return picture(sealSize, sealSize, certificate(seal.rim, seal.motif, seal.legend));
    case 'award':
      return picture(sealSize, sealSize, award(seal));
    case 'licence':
      return picture(sealSize, sealSize, licence(seal));
  }
}
