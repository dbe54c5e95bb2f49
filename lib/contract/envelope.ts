import { array, boolean, object, string, type InferType } from 'yup';

/** Successful answer: `status` is true; `message` is a text for the user, if any. */
export const success = object({
  status: boolean().oneOf([true]).required(),
  message: string().optional(),
});

/** Default error code by status, for errors without a more specific code. */
export const codeByStatus = {
  400: 'invalid_input',
  401: 'login_needed',
  403: 'not_allowed',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'unavailable',
} as const;

/** Codes of failures on which a program acts, with the statuses that they come with. */
export const statusesOfCode = {
  app_code_required: [401],
  captcha_required: [429],
  confirm_mobile: [409, 429],
  number_confirmed: [409],
  number_unconfirmed: [409],
  otp_required: [401, 409],
  otp_too_soon: [429],
  password_required: [409],
  proof_required: [409],
  quantity_unavailable: [409],
  sms_used_up: [429],
  totals_changed: [409],
  unknown_device: [429],
  version_conflict: [409],
} as const;

export type ErrorCode =
  | (typeof codeByStatus)[keyof typeof codeByStatus]
  | keyof typeof statusesOfCode;

export const failure = object({
  status: boolean().oneOf([false]).required(),
  /** An `ErrorCode`; older store APIs send none. */
  code: string().optional(),
  message: string().required(),
  non_field_errors: array(string().required()).optional(),
});

/** Error answer, with messages per invalid field. */
export type Failure = InferType<typeof failure> & {
  errors?: Record<string, string[]>;
};

export const headerNames = {
  company: 'company-id',
  visitor: 'visitor-id',
  /** Device token from the login answer (`device`). */
  device: 'device-id',
  customer: 'authorization',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Set by the storefront: calls that close an account or export its data need a proof. */
  proof: 'owner-proof',
} as const;

/** Company id sent with every request. */
export const companyId = 33;
