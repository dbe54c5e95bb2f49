import { array, boolean, object, string, type InferType } from 'yup';

/** Every successful answer: `status` is true, `message` where a person should read something. */
export const success = object({
  status: boolean().oneOf([true]).required(),
  message: string().optional(),
});

export const failure = object({
  status: boolean().oneOf([false]).required(),
  message: string().required(),
  non_field_errors: array(string().required()).optional(),
});

/** A failed answer, with the texts for each field at fault. */
export type Failure = InferType<typeof failure> & {
  errors?: Record<string, string[]>;
};

export const headerNames = {
  company: 'company-id',
  visitor: 'visitor-id',
  /** Added here: what logging in gave this device to be known by (`device` of the answer). */
  device: 'device-id',
  customer: 'authorization',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** The fixed company id that every request carries. */
export const companyId = 33;
