import { array, string } from 'yup';
import {
  cardFieldNames,
  findProductField,
  pageFieldNames,
  productFieldNames,
  productFields,
  type CardFieldName,
  type FieldName,
  type RequiredFieldName,
} from './product-fields.ts';
import { amount, text, textOrNull, yesNo } from './rules.ts';

/* The fields of the calls for the rows in `productFields`. */

const answered = {
  text: text(),
  optionalText: textOrNull(),
  html: text(),
  lines: array(string().required()).required(),
  number: amount(),
  percent: amount(),
  yesNo: yesNo().nullable().defined(),
};
type Answered<Name extends FieldName> = {
  [One in Name]: (typeof answered)[(typeof productFields)[One]['kind']];
};

const answer = <Name extends FieldName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, answered[findProductField(name).kind]]),
  ) as Answered<Name>;

/** Parts of the answer that cards and list rows have. */
export const cardFields = answer<CardFieldName>(cardFieldNames);
/** Further parts that the product's page has. */
export const pageFields = answer(pageFieldNames);

type Fields = typeof productFields;

/** What staff may send. */
export const fieldInputs = Object.fromEntries(
  productFieldNames.map((name) => [name, findProductField(name).rule]),
) as { [Name in FieldName]: Fields[Name]['rule'] };

/** Fields that a new product requires. */
export const requiredFieldInputs = Object.fromEntries(
  productFieldNames.flatMap((name) => {
    const { rule, required } = findProductField(name);
    return required === undefined ? [] : [[name, rule.required(required)]];
  }),
) as { [Name in RequiredFieldName]: ReturnType<Fields[Name]['rule']['required']> };
