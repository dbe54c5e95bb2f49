import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { conflict, StoreError } from '../../errors.ts';
import { wasUsed } from '../account/contact-state.ts';
import { giveToNumberOwner } from '../account/give-to-number-owner.ts';
import { proveNumber } from '../account/prove-number.ts';

export interface NumberClaim {
  /** Comes from the browser that signed up, or with a token of the account. */
  isSameClient: boolean;
  /** Whether the password that came along is the account's; undefined where none came. */
  isRightPassword: boolean | undefined;
}

/** 409: the right OTP, but the number was never confirmed and the account is somebody's. */
export const numberUnconfirmed = () =>
  conflict(
    'This number was given for another account and was never confirmed. Is it your account? Enter its password. Or use your number for a new account.',
    { code: 'number_unconfirmed' },
  );

/** 400: the right OTP, the wrong password. */
export class WrongAccountPassword extends StoreError {
  constructor() {
    const message = 'This is not the password of that account';
    super(400, message, { errors: { password: [message] } });
  }
}

/**
 * Decides what the right OTP of a number opens. The account of a proved number; an unproved one for whoever
 * signed up or knows its password; one that was never used, which becomes the number's owner's. Else 409
 * `number_unconfirmed`, 400 at `password` where a wrong one came. Belongs in a transaction that holds
 * the account; what it throws leaves the OTP unused.
 */
export async function claimNumber(
  context: ServiceContext,
  account: CustomerRow,
  { isSameClient, isRightPassword }: NumberClaim,
): Promise<CustomerRow> {
  if (account.mobileVerifiedAt) return account;
  if (isSameClient || isRightPassword) return proveNumber(context, account);
  if (isRightPassword === false) throw new WrongAccountPassword();
  if (!(await wasUsed(context, account))) return giveToNumberOwner(context, account);
  throw numberUnconfirmed();
}
