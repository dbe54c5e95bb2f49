import type { SecondStep } from '../../contract/staff-security';

export const secondStepTexts: Record<SecondStep, { name: string; help: string }> = {
  app: {
    name: 'Authenticator app',
    help: 'A code from an app on your phone. Works without a network.',
  },
  email: { name: 'Email', help: 'A code sent to your email.' },
  sms: { name: 'SMS', help: 'A code sent to your mobile number.' },
  none: { name: 'None', help: 'Password only.' },
};
