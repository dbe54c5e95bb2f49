import { number, string } from 'yup';

export interface RecaptchaEnv {
  /** Public key of the forms. */
  siteKey: string;
  secretKey: string;
  /** Minimum reCAPTCHA score, 0 to 1. */
  leastScore: number;
  verifyUrl: string;
}

const scoreWrong = 'RECAPTCHA_LEAST_SCORE must be a number from 0 to 1';

/** Validation rules for the environment variables of reCAPTCHA. */
export const recaptchaSettings = {
  RECAPTCHA_SITE_KEY: string().optional(),
  RECAPTCHA_SECRET_KEY: string().when('RECAPTCHA_SITE_KEY', {
    is: Boolean,
    then: (key) => key.required('RECAPTCHA_SECRET_KEY is missing: RECAPTCHA_SITE_KEY needs it'),
  }),
  RECAPTCHA_LEAST_SCORE: number()
    .typeError(scoreWrong)
    .min(0, scoreWrong)
    .max(1, scoreWrong)
    .default(0.5),
  RECAPTCHA_VERIFY_URL: string()
    .matches(/^https?:\/\/[^\s]+$/, {
      message: 'RECAPTCHA_VERIFY_URL must be an address that starts with http:// or https://',
      excludeEmptyString: true,
    })
    .default('https://www.google.com/recaptcha/api/siteverify'),
};

interface RecaptchaValues {
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET_KEY?: string | undefined;
  RECAPTCHA_LEAST_SCORE: number;
  RECAPTCHA_VERIFY_URL: string;
}

/** Returns the settings of reCAPTCHA; undefined without both keys. */
export const recaptchaEnvOf = (values: RecaptchaValues): RecaptchaEnv | undefined =>
  values.RECAPTCHA_SITE_KEY && values.RECAPTCHA_SECRET_KEY
    ? {
        siteKey: values.RECAPTCHA_SITE_KEY,
        secretKey: values.RECAPTCHA_SECRET_KEY,
        leastScore: values.RECAPTCHA_LEAST_SCORE,
        verifyUrl: values.RECAPTCHA_VERIFY_URL,
      }
    : undefined;
