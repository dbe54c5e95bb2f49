import { ValidationError } from 'yup';
import { CellFault } from './cells.ts';

/** A rule of the contract, as `productInputs` has them. */
export interface CellRule {
  validateSync: (value: unknown) => unknown;
}

/**
 * Validates a cell by the API's rule for the column; returns the value to store. Throws
 * `CellFault`, with the column's name and the length or number in the message; `entry` names one
 * value of a list.
 */
export function checkByRule(what: string, rule: CellRule, value: unknown, entry = what): unknown {
  try {
    return rule.validateSync(value);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const index = /^\[(\d+)\]$/.exec(error.path ?? '')?.[1];
    throw new CellFault(
      index !== undefined && Array.isArray(value)
        ? faultMessage(entry, error, value[Number(index)])
        : faultMessage(what, error, value),
    );
  }
}

function faultMessage(
  what: string,
  { type, params = {}, message }: ValidationError,
  value: unknown,
) {
  const { min, max, more } = params;
  if (typeof value === 'string') {
    if (type === 'max') return `${what} has ${value.length} characters; the limit is ${max}`;
    if (type === 'min') return `${what} must have at least ${min} characters`;
  }
  if (typeof value === 'number') {
    if (type === 'min' && value < 0) return `${what} must not be below 0`;
    if (type === 'min')
      return `${what} must be ${more === undefined ? `at least ${min}` : `above ${more}`}`;
    if (type === 'max') return `${what} must be at most ${Number(max).toLocaleString('en-IN')}`;
    if (type === 'integer') return `${what} must be a whole number`;
    if (type === 'decimals') {
      return `${what} must have at most ${params['decimals']} decimals`;
    }
  }
  if (Array.isArray(value) && type === 'max') {
    return `${what} has ${value.length} entries; the limit is ${max}`;
  }
  return message;
}
