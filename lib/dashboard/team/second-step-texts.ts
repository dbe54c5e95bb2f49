import type { SecondStep } from '../../contract/staff-security';

export const secondStepTexts: Record<SecondStep, { name: string; help: string }> = {
  app: {
    name: 'Authenticator app',
    help: 'A code from an app on your phone. It needs no network.',
  },
  email: { name: 'Email', help: 'A code to your email.' },
  sms: { name: 'SMS', help: 'A code to your mobile number.' },
  none: { name: 'None', help: 'Password only.' },
};
