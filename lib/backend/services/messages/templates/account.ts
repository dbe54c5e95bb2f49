import { sayDays } from '../../../../contract/return-windows.ts';
import { storeRules } from '../../../../contract/store-rules.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import type { MailContent } from '../mail-content.ts';
import type { Template } from '../template.ts';
import { formatMobile } from '../../../../contract/format-mobile.ts';
import { confirmEmailPath } from '../../account/signed-code.ts';

const otpMinutes = storeRules.otpLifeSeconds / 60;

const ofAccount = (shop: string) => `You’re receiving this email about your ${shop} account.`;
const paragraph = (text: string) => ({ type: 'text', text }) as const;
const resetPassword = { type: 'button', label: 'Reset password', path: '/reset-password' } as const;

/** Storefront path that takes a changed contact back. */
const undoPath = (code: string): string => `/undo/${code}`;

export const loginOtp: Template<MessageData['login_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to log in to ##shop##. Valid for ${otpMinutes} minutes. Do not share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  mail: ({ otp }, shop): MailContent => ({
    subject: `Your OTP to log in to ${shop}`,
    preview: `Valid for ${otpMinutes} minutes.`,
    heading: 'Your OTP',
    greeting: 'Namaste,',
    blocks: [
      paragraph(`${otp} is your OTP to log in to ${shop}. It’s valid for ${otpMinutes} minutes.`),
      paragraph(
        'Don’t share it with anyone. Didn’t try to log in? Someone may know your password. Reset it now.',
      ),
      resetPassword,
    ],
    reason: ofAccount(shop),
  }),
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const mobileOtp: Template<MessageData['mobile_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to verify this number for your ##shop## account. Valid for ${otpMinutes} minutes. Do not share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const passwordOtp: Template<MessageData['password_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to reset your ##shop## password. Valid for ${otpMinutes} minutes. Do not share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  codes: { otp: ({ otp }) => otp },
  freshForSeconds: storeRules.otpLifeSeconds,
};

export const welcome: Template<MessageData['welcome']> = {
  mail: ({ firstName, confirmationCode, stopPath }, shop): MailContent => ({
    subject: `Welcome to ${shop}`,
    preview: 'Your account is ready.',
    heading: 'Welcome',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        'Your account is ready. Your orders, addresses and cart are saved to it, on all your devices.',
      ),
      paragraph('Log in with your email and password, or with an OTP sent to your mobile number.'),
      paragraph('Please verify your email address. The link is valid for 7 days.'),
      { type: 'button', label: 'Verify email', path: confirmEmailPath(confirmationCode) },
      { type: 'button', label: 'Shop now', path: '/shop' },
      paragraph('Didn’t sign up? Reply to this email and we’ll close the account.'),
    ],
    reason: stopPath
      ? 'You’re receiving this email because you signed up with this address. You also signed up for offers, news and cart reminders.'
      : 'You’re receiving this email because someone signed up with this address.',
    ...(stopPath && { stopPath }),
  }),
  codes: { email_code: ({ confirmationCode }) => confirmationCode },
};

export const emailConfirmation: Template<MessageData['email_confirmation']> = {
  mail: ({ firstName, code }, shop): MailContent => ({
    subject: `Verify your email for ${shop}`,
    preview: 'The link is valid for 7 days.',
    heading: 'Verify your email',
    greeting: namaste(firstName),
    blocks: [
      paragraph('Open this link while you’re logged in to your account. It’s valid for 7 days.'),
      { type: 'button', label: 'Verify email', path: confirmEmailPath(code) },
      paragraph('Didn’t ask for this? You can ignore this email.'),
    ],
    reason: ofAccount(shop),
  }),
  codes: { email_code: ({ code }) => code },
};

export const passwordReset: Template<MessageData['password_reset']> = {
  mail: ({ firstName, code }, shop): MailContent => ({
    subject: `Reset your ${shop} password`,
    preview: 'The link is valid for an hour and works once.',
    heading: 'Reset your password',
    greeting: namaste(firstName),
    blocks: [
      paragraph('You asked to reset your password. The link is valid for an hour and works once.'),
      { type: 'button', label: 'Reset password', path: `/reset-password/${code}` },
      paragraph('Didn’t ask for this? You can ignore this email. Your password won’t change.'),
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
      paragraph('You asked for a login link. It’s valid for 30 minutes and works once.'),
      { type: 'button', label: 'Log in', path: `/login/link#${code}` },
      paragraph(
        'Didn’t ask for this? You can ignore this email. No one can log in without the link.',
      ),
    ],
    reason: ofAccount(shop),
  }),
  codes: { login_code: ({ code }) => code },
  freshForSeconds: 30 * 60,
};

export const passwordChanged: Template<MessageData['password_changed']> = {
  mail: ({ firstName }, shop): MailContent => ({
    subject: 'Your password was changed',
    preview: 'You’ve been logged out on all devices.',
    heading: 'Your password was changed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `The password for your ${shop} account was just changed, and you’ve been logged out on all devices.`,
      ),
      paragraph('Wasn’t you? Reset your password right away.'),
      resetPassword,
    ],
    reason: ofAccount(shop),
  }),
};

export const passwordGuessed: Template<MessageData['password_guessed']> = {
  mail: ({ firstName }, shop): MailContent => ({
    subject: 'Someone may be trying to guess your password',
    preview: 'They didn’t get in. You can still log in on devices you’ve used before.',
    heading: 'Someone may be trying to guess your password',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `Someone has entered the wrong password for your ${shop} account too many times today. They didn’t get in. You can log in as usual on devices you’ve used before.`,
      ),
      paragraph(
        `Until tomorrow, use a login link or an OTP to log in on a new device. If you use the same password on other sites, reset your ${shop} password now.`,
      ),
      resetPassword,
    ],
    reason: ofAccount(shop),
  }),
};

const secondStepTexts: Record<MessageData['second_step_changed']['change'], string> = {
  changed: 'Your two-step verification was changed.',
  app_on: 'You now log in with an authenticator app. You’ve been logged out on all other devices.',
  reset: 'An owner has reset your two-step verification.',
  recovery_used: 'A recovery code was used to log in. It can’t be used again.',
  codes_renewed: 'New recovery codes were created for your account. The old ones no longer work.',
};

export const secondStepChanged: Template<MessageData['second_step_changed']> = {
  mail: ({ firstName, change, isOwner }, shop): MailContent => ({
    subject: `Security alert for your ${shop} login`,
    preview: secondStepTexts[change],
    heading: 'Security alert',
    greeting: namaste(firstName),
    blocks: [
      paragraph(secondStepTexts[change]),
      paragraph(
        `${change === 'reset' ? 'Didn’t ask for this?' : 'Wasn’t you?'} Reset your password right away${isOwner ? '' : ` and tell an owner of ${shop}`}.`,
      ),
      resetPassword,
    ],
    reason: ofAccount(shop),
  }),
};

export const mobileChanged: Template<MessageData['mobile_changed']> = {
  mail: ({ firstName, mobile, isAdded, code }, shop): MailContent => {
    const heading = isAdded
      ? 'A mobile number has been added to your account'
      : 'Your mobile number has been changed';
    return {
      subject: heading,
      preview: isAdded
        ? 'You can now log in with this number.'
        : 'You can’t log in with the old number any more.',
      heading,
      greeting: namaste(firstName),
      blocks: [
        paragraph(
          isAdded
            ? `${formatMobile(mobile)} has been added to your ${shop} account.`
            : `The mobile number on your ${shop} account is now ${formatMobile(mobile)}. You can’t log in with the old number any more.`,
        ),
        paragraph(
          'Wasn’t you? Undo the change within 7 days. You’ll be logged out on all devices. If you have a password, set a new one.',
        ),
        { type: 'button', label: 'Undo change', path: undoPath(code) },
      ],
      reason: ofAccount(shop),
    };
  },
  sms: {
    pattern:
      'Your ##shop## account has a new mobile number. Not you? Undo this change within 7 days: ##site##/undo/##code##',
    values: ({ site, code }) => ({ site, code }),
  },
  codes: { undo_code: ({ code }) => code },
};

export const emailAdded: Template<MessageData['email_added']> = {
  sms: {
    pattern:
      'A new email address was added to your ##shop## account. Not you? Remove it within 7 days: ##site##/undo/##code##',
    values: ({ site, code }) => ({ site, code }),
  },
  codes: { undo_code: ({ code }) => code },
};

export const ownerOtp: Template<MessageData['owner_otp']> = {
  sms: {
    pattern: `##otp## is your OTP to confirm a change to your ##shop## account. Valid for ${otpMinutes} minutes. Do not share it with anyone.`,
    values: ({ otp }) => ({ otp }),
  },
  mail: ({ otp }, shop): MailContent => ({
    subject: `OTP for your ${shop} account`,
    preview: `Valid for ${otpMinutes} minutes.`,
    heading: 'Your OTP',
    greeting: namaste(''),
    blocks: [
      paragraph(
        `${otp} is your OTP to confirm a change to your ${shop} account. It’s valid for ${otpMinutes} minutes.`,
      ),
      paragraph(
        'Don’t share it with anyone. Didn’t ask for this? Go to your profile and log out on all devices.',
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
    preview: 'It has been verified on another account.',
    heading: 'Your mobile number was removed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `The number ${formatMobile(mobile)} was never verified on your ${shop} account. It has now been verified on another account, so we’ve removed it from yours.`,
      ),
      paragraph(
        'Nothing else has changed. You can still log in with your email and password, and add another mobile number in your profile.',
      ),
      { type: 'button', label: 'Add mobile number', path: '/profile/edit' },
      paragraph(
        `Is ${formatMobile(mobile)} your number? Log in with an OTP to use the other account.`,
      ),
    ],
    reason: ofAccount(shop),
  }),
};

export const accountClosed: Template<MessageData['account_closed']> = {
  mail: ({ firstName, isMember }, shop, membership): MailContent => ({
    subject: 'Your account has been closed',
    preview: 'As you requested.',
    heading: 'Your account has been closed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        `Your ${shop} account has been closed, as you requested. We’ve removed your name, mobile number, email, addresses, cart and wishlist. We keep invoices for as long as the law requires.`,
      ),
      paragraph(
        'Any upcoming appointments and event bookings have been cancelled. Orders on the way will still be delivered.',
      ),
      ...(isMember
        ? [paragraph(`Your ${membership} membership has ended with the account, without a refund.`)]
        : []),
      paragraph('You can sign up again any time with the same email and number.'),
    ],
    reason: 'This is the last email about this account.',
  }),
};

export const staffRights: Template<MessageData['staff_rights']> = {
  mail: ({ firstName, isRemoved }, shop): MailContent => ({
    subject: isRemoved
      ? `You’re no longer on the ${shop} team`
      : `Your permissions at ${shop} have changed`,
    preview: 'An owner has made this change.',
    heading: isRemoved ? `You’re no longer on the ${shop} team` : 'Your permissions have changed',
    greeting: namaste(firstName),
    blocks: [
      paragraph(
        isRemoved
          ? `An owner of ${shop} has removed you from the team. You can’t open the back office any more. Your account as a customer stays.`
          : `An owner of ${shop} has changed what you can see and do in the back office.`,
      ),
      paragraph('Any questions? Ask an owner.'),
    ],
    reason: ofAccount(shop),
  }),
};

export const staffInvitation: Template<MessageData['staff_invitation']> = {
  mail: ({ inviter, code, days }, shop): MailContent => ({
    subject: `You’ve been invited to join the ${shop} team`,
    preview: `The link is valid for ${sayDays(days)} and works once.`,
    heading: `Join the ${shop} team`,
    greeting: 'Namaste,',
    blocks: [
      paragraph(
        `${inviter} has invited you to join the ${shop} team and work in its back office. Log in or sign up with this email address, then accept the invitation. The link is valid for ${sayDays(days)} and works once.`,
      ),
      { type: 'button', label: 'View invitation', path: `/staff-invitation/${code}` },
      paragraph('Not expecting this? You can ignore this email. Don’t share the link with anyone.'),
    ],
    reason: `You’re receiving this email because you’ve been invited to join the ${shop} team.`,
  }),
  codes: { invitation_code: ({ code }) => code },
};
