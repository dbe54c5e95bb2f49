import { storeRules } from '../../../../contract/store-rules.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import type { MailContent } from '../mail-content.ts';
import type { Template } from '../template.ts';
import { formatMobile } from '../../../../contract/format-mobile.ts';
import { confirmEmailPath } from '../../account/signed-code.ts';

const otpMinutes = storeRules.otpLifeSeconds / 60;

const ofAccount = (shop: string) => `You get this email because it is about your ${shop} account.`;
const paragraph = (text: string) => ({ type: 'text', text }) as const;

/** Storefront path that takes a changed contact back. */
const undoPath = (code: string): string => `/undo/${code}`;

export const loginOtp: Template<MessageData['login_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to log in to ##shop##. Valid for ${otpMinutes} minutes. Never share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  mail: ({ otp }, shop): MailContent => ({
    subject: `Your OTP to log in to ${shop}`,
    preview: `Valid for ${otpMinutes} minutes.`,
    heading: 'Your OTP',
    greeting: 'Namaste,',
    blocks: [
      paragraph(`${otp} is your OTP to log in to ${shop}. Valid for ${otpMinutes} minutes.`),
      paragraph(
        'Never share it with anyone. If it was not you who logged in, somebody knows your password: set a new one.',
      ),
      { type: 'button', label: 'Set a new password', path: '/reset-password' },
    ],
    reason: ofAccount(shop),
  }),
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const mobileOtp: Template<MessageData['mobile_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to use this number with your ##shop## account. Valid for ${otpMinutes} minutes. Never share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const passwordOtp: Template<MessageData['password_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to set a new password for ##shop##. Valid for ${otpMinutes} minutes. Never share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const welcome: Template<MessageData['welcome']> = {
  mail: ({ firstName, confirmationCode, stopPath }, shop): MailContent => ({
    subject: `Welcome to ${shop}`,
    preview: 'Your account is open.',
    heading: 'Welcome',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        'Your account is open. It keeps your addresses and orders, and what you put into the cart on one device waits for you on the other.',
      ),
      paragraph(
        'You can log in with your email and password, or with a code that we send to your mobile number.',
      ),
      paragraph('Please confirm that this is your email. The link works for 7 days.'),
      { type: 'button', label: 'Confirm my email', path: confirmEmailPath(confirmationCode) },
      { type: 'button', label: 'Shop now', path: '/shop' },
      paragraph('If it was not you who opened this account, answer this email and we close it.'),
    ],
    reason: stopPath
      ? 'You get this email because an account was opened with your email. You have asked for our news, too.'
      : 'You get this email because an account was opened with your email.',
    ...(stopPath && { stopPath }),
  }),
  codes: { email_code: ({ confirmationCode }) => confirmationCode },
};

export const emailConfirmation: Template<MessageData['email_confirmation']> = {
  mail: ({ firstName, code }, shop): MailContent => ({
    subject: `Confirm your email for ${shop}`,
    preview: 'The link works for 7 days.',
    heading: 'Is this your email?',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        'Confirm that this is your email while you are logged in to your account. The link works for 7 days.',
      ),
      { type: 'button', label: 'Confirm my email', path: confirmEmailPath(code) },
      paragraph('If it was not you who asked, ignore this email: nothing changes.'),
    ],
    reason: ofAccount(shop),
  }),
  codes: { email_code: ({ code }) => code },
};

export const passwordReset: Template<MessageData['password_reset']> = {
  mail: ({ firstName, code }, shop): MailContent => ({
    subject: `Set a new password for ${shop}`,
    preview: 'The link is valid for an hour and works once.',
    heading: 'A new password',
    greeting: namaste(firstName),
    blocks: [
      paragraph('You asked for a new password. Set it here within an hour; the link works once.'),
      { type: 'button', label: 'Set a new password', path: `/reset-password/${code}` },
      paragraph('If it was not you who asked, ignore this email: your password stays as it is.'),
    ],
    reason: ofAccount(shop),
  }),
  codes: { reset_uuid: ({ code }) => code },
  freshForSeconds: 60 * 60,
};

export const loginLink: Template<MessageData['login_link']> = {
  mail: ({ firstName, code }, shop): MailContent => ({
    subject: `Log in to ${shop}`,
    preview: 'The link is valid for 30 minutes and works once.',
    heading: 'Your login link',
    greeting: namaste(firstName),
    blocks: [
      paragraph('You asked for a link to log in. It is valid for 30 minutes and works once.'),
      { type: 'button', label: 'Log in', path: `/login/link#${code}` },
      paragraph('If it was not you who asked, ignore this email: nobody else can use the link.'),
    ],
    reason: ofAccount(shop),
  }),
  codes: { login_code: ({ code }) => code },
  freshForSeconds: 30 * 60,
};

export const passwordChanged: Template<MessageData['password_changed']> = {
  mail: ({ firstName }, shop): MailContent => ({
    subject: 'Your password was changed',
    preview: 'You were logged out everywhere.',
    heading: 'Your password was changed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `The password of your ${shop} account was changed just now, and you were logged out everywhere.`,
      ),
      paragraph('If that was not you, set a new one at once.'),
      { type: 'button', label: 'Set a new password', path: '/reset-password' },
    ],
    reason: ofAccount(shop),
  }),
};

export const passwordGuessed: Template<MessageData['password_guessed']> = {
  mail: ({ firstName }, shop): MailContent => ({
    subject: 'Somebody tries to guess your password',
    preview: 'Nobody got in. Your own devices work as before.',
    heading: 'Somebody tries to guess your password',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `Many wrong passwords were tried for your ${shop} account today. Nobody got in. Devices on which you have logged in before work as usual.`,
      ),
      paragraph(
        'On a new device log in with a link that we email you, or with an OTP, until tomorrow. If you use the same password elsewhere, set a new one.',
      ),
      { type: 'button', label: 'Set a new password', path: '/reset-password' },
    ],
    reason: ofAccount(shop),
  }),
};

const secondStepTexts: Record<MessageData['second_step_changed']['change'], string> = {
  changed: 'The second step of your login was changed.',
  app_on: 'You log in with an authenticator app from now on. All other devices are logged out.',
  reset: 'An owner of the shop has reset the second step of your login to the usual one.',
  recovery_used: 'A recovery code was used to log in. It cannot be used again.',
  codes_renewed: 'You have new recovery codes. The earlier ones have ended.',
};

export const secondStepChanged: Template<MessageData['second_step_changed']> = {
  mail: ({ firstName, change }, shop): MailContent => ({
    subject: `Your login to ${shop}`,
    preview: secondStepTexts[change],
    heading: 'Your login',
    greeting: namaste(firstName),
    blocks: [
      paragraph(secondStepTexts[change]),
      paragraph('If that was not you, set a new password at once and tell the owner of the shop.'),
      { type: 'button', label: 'Set a new password', path: '/reset-password' },
    ],
    reason: ofAccount(shop),
  }),
};

export const mobileChanged: Template<MessageData['mobile_changed']> = {
  mail: ({ firstName, mobile, code }, shop): MailContent => ({
    subject: 'Your mobile number is changed',
    preview: 'The old one can no longer be used to log in.',
    heading: 'Your mobile number is changed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `Your ${shop} account now has the mobile number ${formatMobile(mobile)}. The old one can no longer be used to log in.`,
      ),
      paragraph(
        'If this was not you, take your old number back within 7 days. Everybody is logged out then, and you set a new password.',
      ),
      { type: 'button', label: 'It was not me', path: undoPath(code) },
    ],
    reason: ofAccount(shop),
  }),
  sms: {
    pattern:
      'Your ##shop## account has a new mobile number. Not you? Take it back within 7 days: ##site##/undo/##code##',
    values: ({ site, code }) => ({ site, code }),
  },
  codes: { undo_code: ({ code }) => code },
};

export const emailAdded: Template<MessageData['email_added']> = {
  sms: {
    pattern:
      'Your ##shop## account has a new email. Not you? Remove it within 7 days: ##site##/undo/##code##',
    values: ({ site, code }) => ({ site, code }),
  },
  codes: { undo_code: ({ code }) => code },
};

export const ownerOtp: Template<MessageData['owner_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to confirm a change of your ##shop## account. Valid for ${otpMinutes} minutes. Never share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  mail: ({ otp }, shop): MailContent => ({
    subject: `Your OTP for your ${shop} account`,
    preview: `Valid for ${otpMinutes} minutes.`,
    heading: 'Your OTP',
    greeting: namaste(''),
    blocks: [
      paragraph(
        `${otp} is your OTP to confirm a change of your ${shop} account. Valid for ${otpMinutes} minutes.`,
      ),
      paragraph(
        'Never share it with anyone. If it was not you, log out everywhere in your profile.',
      ),
    ],
    reason: ofAccount(shop),
  }),
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const mobileRemoved: Template<MessageData['mobile_removed']> = {
  mail: ({ firstName, mobile }, shop): MailContent => ({
    subject: 'Your mobile number was removed',
    preview: 'It was never confirmed, and its owner uses it for another account.',
    heading: 'Your mobile number was removed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `The number ${formatMobile(mobile)} was never confirmed in your ${shop} account. Somebody has confirmed it for another account, so it is removed from yours.`,
      ),
      paragraph(
        'Everything else stays as it is. Log in with your email and password, and add your number in your profile.',
      ),
      { type: 'button', label: 'Add a number', path: '/profile/edit' },
    ],
    reason: ofAccount(shop),
  }),
};

export const accountClosed: Template<MessageData['account_closed']> = {
  mail: ({ firstName }, shop): MailContent => ({
    subject: 'Your account is closed',
    preview: 'As you asked.',
    heading: 'Your account is closed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `Your ${shop} account is closed, as you asked. Your name, mobile number and email are removed from it, and so are your addresses, cart and wishlist. Invoices stay for as long as the law requires.`,
      ),
      paragraph('You are welcome any time: with this email and number you can open a new account.'),
    ],
    reason: 'This is the last email about this account.',
  }),
};

export const staffInvitation: Template<MessageData['staff_invitation']> = {
  mail: ({ inviter, code, days }, shop): MailContent => ({
    subject: `You are invited to work at ${shop}`,
    preview: `The link is valid for ${days} days and works once.`,
    heading: `Work at ${shop}`,
    greeting: 'Namaste,',
    blocks: [
      paragraph(
        `${inviter} invites you to the back office of ${shop}. Log in or create an account with this email address, then accept. The link is valid for ${days} days and works once.`,
      ),
      { type: 'button', label: 'See the invitation', path: `/staff-invitation/${code}` },
      paragraph(
        'If you do not know what this is about, ignore this email. Never pass the link on.',
      ),
    ],
    reason: `You get this email because somebody of ${shop} entered your email.`,
  }),
  codes: { invitation_code: ({ code }) => code },
};
