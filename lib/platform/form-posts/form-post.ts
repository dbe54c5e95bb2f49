import type { StoreCaller } from './call-store';

/** Texts of a posted form, by field. */
export type Fields = Readonly<Record<string, string>>;

export interface Done {
  /** Path of the next page. */
  to: string;
  message?: string | undefined;
  /** Values for the next step of the form. */
  values?: Record<string, string>;
}

/** A form that works without scripts. */
export interface FormPost {
  /** Path of the page that shows the form again after a refusal. */
  page: (fields: Fields) => string;
  /** Throws ApiError, yup's ValidationError or FormRefusal. */
  run: (fields: Fields, store: StoreCaller) => Promise<Done>;
  /** Fields that are never saved in the browser. */
  secrets?: readonly string[];
}

/** A refusal with a message for the user, and the path of the next page if it is not the form. */
export class FormRefusal extends Error {
  readonly to: string | undefined;
  readonly field: string | undefined;

  constructor(message: string, { to, field }: { to?: string; field?: string } = {}) {
    super(message);
    this.to = to;
    this.field = field;
  }
}
