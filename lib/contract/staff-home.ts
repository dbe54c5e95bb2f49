import { array, boolean, number, object, string, type InferType } from 'yup';
import { layoutNames } from './home.ts';
import { line, moment, text, textOrNull, yesNo } from './rules.ts';
import {
  altTextField,
  orderCall,
  picturePath,
  recordCalls,
  recordFields,
  versioned,
} from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

/** Positions on the home page: above the product carousels, below them, at the bottom. */
export const sectionKinds = ['upper', 'lower', 'footer'] as const;
export type SectionKind = (typeof sectionKinds)[number];

const maxPictures = 24;

const shownPicture = object({ image: text(), alt: text(), name: string().optional() });

const staffSection = object({
  ...recordFields,
  kind: string().oneOf(sectionKinds).required(),
  label: text(),
  description: text(),
  image: textOrNull(),
  images: array(shownPicture.required()).required(),
  layout: string().oneOf(layoutNames).nullable().defined(),
  is_visible: yesNo(),
  updated_at: moment(),
});
export type StaffSection = InferType<typeof staffSection>;

export const sectionPictureInput = object({
  image: picturePath().required('Choose a picture'),
  alt: altTextField('image'),
  /** Caption. */
  name: line(80).optional(),
});

export const sectionInput = object({
  kind: string().oneOf(sectionKinds, 'Choose a position').required('Choose a position'),
  label: line(120).required('Heading is required'),
  description: line(1_500).default(''),
  layout: string().oneOf(layoutNames, 'Choose a layout').required('Choose a layout'),
  image: picturePath().nullable().default(null),
  images: array(sectionPictureInput.required())
    .max(maxPictures, `Choose up to ${maxPictures} pictures`)
    .default([]),
  is_visible: boolean().default(true),
});
export type SectionInput = InferType<typeof sectionInput>;

const path = '/staff/home-sections/';
export const { list, read, create, change, remove } = recordCalls({
  path,
  noun: 'home section',
  nouns: 'home page sections',
  shown: staffSection,
  query: staffListQuery(['position', 'label', 'updated_at']).concat(
    object({ kind: string().oneOf(sectionKinds).optional() }),
  ),
  input: sectionInput,
  changed: versioned(sectionInput),
});
export const order = orderCall(path, 'home page sections of one kind');

const staffStatistic = object({
  ...recordFields,
  name: text(),
  value: number().required().strict(),
});
export type StaffStatistic = InferType<typeof staffStatistic>;

export const statisticInput = object({
  name: line(80).required('Enter a label'),
  value: number()
    .typeError('Figure must be a number')
    .min(0, 'Figure cannot be less than 0')
    .max(1_000_000_000, 'Figure is too large')
    .required('Figure is required'),
});
export type StatisticInput = InferType<typeof statisticInput>;

const statisticPath = '/staff/statistics/';
export const statisticCalls = recordCalls({
  path: statisticPath,
  noun: 'home page figure',
  nouns: 'home page figures',
  shown: staffStatistic,
  query: staffListQuery(['position', 'name']),
  input: statisticInput,
  changed: versioned(statisticInput),
});
/* Named exports as well, for code that iterates over all calls of lib/contract. */
export const {
  list: listStatistics,
  read: readStatistic,
  create: createStatistic,
  change: changeStatistic,
  remove: removeStatistic,
} = statisticCalls;
export const orderStatistics = orderCall(statisticPath, 'home page figures');
