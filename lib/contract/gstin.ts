import { string } from 'yup';
import { findState, indianStates, type IndianState } from './indian-states.ts';
import { line } from './rules.ts';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = characters.length;

/** State, PAN, number within the state, Z, check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Luhn algorithm mod 36 over the first 14 characters, as the GST network computes it. */
function checkCharacter(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return characters[(base - (sum % base)) % base];
}

/** The state whose code a GSTIN begins with; undefined where no state has it. */
export const stateOfGstin = (gstin: string): IndianState | undefined =>
  indianStates.find(([, code]) => gstin.startsWith(code))?.[0];

/** Returns the error in a GSTIN in capitals without spaces; undefined if it is valid. */
export function gstinFault(gstin: string): string | undefined {
  if (!shape.test(gstin)) return 'Enter a 15-character GSTIN, such as 24AAAAA0000A1Z8';
  if (!stateOfGstin(gstin)) return `No Indian state has the GST code ${gstin.slice(0, 2)}`;
  if (checkCharacter(gstin) !== gstin.at(-1)) {
    return 'This GSTIN isn’t valid. Check each character';
  }
  return undefined;
}

/** A GSTIN, in capitals, with its check character; empty where there is none. */
export const gstin = () =>
  string()
    .trim()
    .uppercase()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s\p{Cf}]/gu, '') : value,
    )
    .test('gstin', (value, { createError }) => {
      const message = value ? gstinFault(value) : undefined;
      return message === undefined || createError({ message });
    });

/**
 * Returns the error in the GSTIN of a buyer whose goods go to an address in `state`, from a shop
 * with a GSTIN; undefined if it is valid.
 */
export function buyerGstinFault(
  typed: string,
  state: string,
  shopGstin: string,
): string | undefined {
  if (typed === shopGstin) return 'This is the shop’s own GSTIN. Enter yours';
  const fault = gstinFault(typed);
  const from = stateOfGstin(typed);
  if (fault || !from || from === findState(state)) return fault;
  return `This GSTIN is from ${from}, but the address is in ${state}`;
}

/** The buyer's GSTIN and company, for an order of a business. */
export const buyerFields = {
  buyer_gstin: gstin().optional(),
  /** Name of the firm on the invoice. */
  buyer_company: line(120).optional(),
};
