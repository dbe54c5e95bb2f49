import { array, boolean, object, string, type InferType } from 'yup';
import { line, rupees, wholeNumber } from './rules.ts';

const emptyAsNull = (value: unknown, typed: unknown) => (typed === '' ? null : value);

const maxExpressPlaces = 200;

/** Returns the error in a list of cities and first digits of PIN codes; empty if it is valid. */
function notAPlace(places: readonly string[] | undefined): string {
  const wrong = places?.find((place) => !/^([1-9]\d{0,5}|\D.{1,59})$/u.test(place));
  return wrong === undefined
    ? ''
    : `“${wrong.slice(0, 60)}” isn’t a city or the first 1 to 6 digits of a PIN code`;
}

const ownBenefit = object({
  name: line(80).required('Benefit is required'),
  /** What customers without membership get; may be empty. */
  guest: line(120).defined(),
  member: line(120).required('Enter what members get'),
});

/** What members of the shop get; each page, mail and calculation reads it from here. */
export const eliteBenefits = object({
  /** Rupees; null: members pay what everybody pays. */
  delivery_fee: rupees()
    .transform(emptyAsNull)
    .max(100_000, 'Fee is too high')
    .nullable()
    .defined(),
  /** Cities and first digits of PIN codes with express delivery. */
  express_places: array(string().trim().required())
    .max(maxExpressPlaces, `Add at most ${maxExpressPlaces} cities or PIN codes`)
    .test(
      'place',
      ({ value }) => notAPlace(value),
      (places) => notAPlace(places) === '',
    )
    .required(),
  /** Working days of express delivery; 0: the same day, or the next if ordered later. */
  express_days: wholeNumber(0).max(10, 'Must be at most 10').required('Days are required'),
  free_consultation: boolean().required(),
  /**
   * Time until a question for the vaidya is answered, such as `2 to 3 hours`; empty: no promise.
   */
  answer_within: line(40).defined(),
  early_access: boolean().required(),
  packed_first: boolean().required(),
  care_first: boolean().required(),
  own: array(ownBenefit.required()).max(10, 'Add at most 10 benefits of your own').required(),
});
export type EliteBenefits = InferType<typeof eliteBenefits>;

/** Benefits of the demo, as its texts say them. */
export const demoBenefits: EliteBenefits = {
  delivery_fee: 0,
  express_places: ['Ahmedabad', 'Mumbai', 'Bengaluru', 'Kolkata', 'Gandhinagar', 'Bhavnagar'],
  express_days: 0,
  free_consultation: true,
  answer_within: '2 to 3 hours',
  early_access: true,
  packed_first: true,
  care_first: true,
  own: [],
};

export const noBenefits: EliteBenefits = {
  delivery_fee: null,
  express_places: [],
  express_days: 1,
  free_consultation: false,
  answer_within: '',
  early_access: false,
  packed_first: false,
  care_first: false,
  own: [],
};

/** Returns whether members get anything that the others do not get. */
export const hasBenefits = (benefits: EliteBenefits): boolean =>
  benefits.delivery_fee !== null ||
  benefits.express_places.length > 0 ||
  benefits.free_consultation ||
  benefits.answer_within !== '' ||
  benefits.early_access ||
  benefits.packed_first ||
  benefits.care_first ||
  benefits.own.length > 0;
