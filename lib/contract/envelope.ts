import { array, boolean, object, string, type InferType } from 'yup';

/** Successful answer: `status` is true; `message` is a text for the user, if any. */
export const success = object({
  status: boolean().oneOf([true]).required(),
  message: string().optional(),
});

export const failure = object({
  status: boolean().oneOf([false]).required(),
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
} as const;

/** Company id sent with every request. */
export const companyId = 33;
