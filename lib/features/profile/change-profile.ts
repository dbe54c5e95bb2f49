import { pictureField } from '../../contract/file';
import {
  changePicture,
  confirmEmail,
  removePicture,
  sendEmailConfirmation,
  sendMobileOtp,
  updateProfile,
  verifyMobile,
  type ProfileChange,
} from '../../contract/profile';
import { send } from '../../api/browser';
import { renewSession } from '../../platform/session/renew-session';
import { tellTabs } from '../../platform/session/tabs';
import { showProfile } from './use-profile';

/**
 * Saves the profile and updates the name in all tabs. Returns the new mobile number that waits for
 * its OTP, or null. Throws ApiError with the error texts by field.
 */
export async function saveProfile(change: ProfileChange): Promise<string | null> {
  const { data, mobile_to_verify } = await send(updateProfile, { body: change });
  await showProfile(data);
  await renewSession();
  return mobile_to_verify;
}

/** Sends another OTP to the new number. Throws ApiError. */
export async function resendMobileOtp(mobile: string): Promise<void> {
  await send(sendMobileOtp, { body: { mobile_no: mobile } });
}

/** Changes the account's number. Throws ApiError if the OTP is wrong. */
export async function proveMobile(mobile: string, otp: string): Promise<void> {
  const { data } = await send(verifyMobile, { body: { mobile_no: mobile, otp } });
  await showProfile(data);
  tellTabs('session');
}

/**
 * Mails the link that confirms the email; `email` is required for an account without one. Returns
 * the store's message. Throws ApiError.
 */
export async function mailEmailLink(email?: string): Promise<string | undefined> {
  const { message } = await send(sendEmailConfirmation, { body: email ? { email } : {} });
  return message;
}

/** Confirms the email by the code of a mailed link. Throws ApiError if the code is invalid. */
export async function proveEmail(code: string): Promise<void> {
  const { data } = await send(confirmEmail, { params: { code } });
  await showProfile(data);
  tellTabs('session');
}

/** Uploads the profile picture. Returns the store's message. Throws ApiError. */
export async function savePicture(file: File): Promise<string | undefined> {
  const form = new FormData();
  form.set(pictureField, file);
  const { data, message } = await send(changePicture, { form });
  await showProfile(data);
  tellTabs('session');
  return message;
}

/** Deletes the profile picture. Returns the store's message. Throws ApiError. */
export async function forgetPicture(): Promise<string | undefined> {
  const { data, message } = await send(removePicture);
  await showProfile(data);
  tellTabs('session');
  return message;
}
