/* This file must not import yup: it is also loaded at checkout. */

export const pinCodePattern = /^[1-9]\d{5}$/;

/** Whether a text is one digit six times: no post office has such a PIN code. */
export const isOneDigit = (text: string) => /^([1-9])\1{5}$/.test(text);

/** Whether a text can be a PIN code: six digits, not all equal, the first not 0. */
export const isPinCode = (text: string) => pinCodePattern.test(text) && !isOneDigit(text);

/** Message for a PIN code that does not exist. */
export const unknownPinCode = (pinCode: string) =>
  `We couldn’t find PIN code ${pinCode}. Check all six digits.`;

/** Message for an address whose state is not the PIN code's. */
export const otherState = (pinCode: string, state: string) =>
  `PIN code ${pinCode} is in ${state}. Select ${state} or correct the PIN code.`;

/** Why nothing is delivered to a saved address whose state is not the PIN code's. */
export const pinCodeElsewhere = (pinCode: string, state: string) =>
  `PIN code ${pinCode} is in ${state}, not in the state of this address`;

/** Question about an address whose city is not the PIN code's; saving again confirms it. */
export const otherCity = (pinCode: string, city: string, chosen: string) =>
  `PIN code ${pinCode} is in ${city}. Save again to keep ${chosen}.`;
