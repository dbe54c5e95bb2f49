import { pictureField } from '../../contract/file';
import {
  changePicture,
  confirmEmail,
  removePicture,
  sendEmailConfirmation,
  sendMobileOtp,
  updateProfile,
  verifyMobile,
  type ProfileInput,
} from '../../contract/profile';
import { send } from '../../api/browser';
import { renewSession } from '../../platform/session/renew-session';
import { tellTabs } from '../../platform/session/tabs';
import { showProfile } from './use-profile';

/**
 * Saves the profile; the name shows in every tab at once. Gives the new mobile number that waits for
 * its OTP, or null. Throws ApiError with the texts of the fields.
 */
export async function saveProfile(input: ProfileInput): Promise<string | null> {
  const { data, mobile_to_verify } = await send(updateProfile, { body: input });
  await showProfile(data);
  await renewSession();
  return mobile_to_verify;
}

/** Sends the OTP to a new number again. Throws ApiError. */
export async function resendMobileOtp(mobile: string): Promise<void> {
  await send(sendMobileOtp, { body: { mobile_no: mobile } });
}

/** Gives the account its new number. Throws ApiError where the OTP is not the right one. */
export async function proveMobile(mobile: string, otp: string): Promise<void> {
  const { data } = await send(verifyMobile, { body: { mobile_no: mobile, otp } });
  await showProfile(data);
  tellTabs('session');
}

/** Mails the link that confirms the email; an account without one names it. Gives what the store says. Throws ApiError. */
export async function mailEmailLink(email?: string): Promise<string | undefined> {
  const { message } = await send(sendEmailConfirmation, { body: email ? { email } : {} });
  return message;
}

/** Confirms the email by the code of a mailed link. Throws ApiError where the link is of no use. */
export async function proveEmail(code: string): Promise<void> {
  const { data } = await send(confirmEmail, { params: { code } });
  await showProfile(data);
  tellTabs('session');
}

/** Shows a picture beside the name. Gives what the store says about it. Throws ApiError. */
export async function savePicture(file: File): Promise<string | undefined> {
  const form = new FormData();
  form.set(pictureField, file);
  const { data, message } = await send(changePicture, { form });
  await showProfile(data);
  tellTabs('session');
  return message;
}

/** Takes the picture away. Gives what the store says about it. Throws ApiError. */
export async function forgetPicture(): Promise<string | undefined> {
  const { data, message } = await send(removePicture);
  await showProfile(data);
  tellTabs('session');
  return message;
}
