import { ApiError } from '../../api/api-error';
import { answerCaptchaQuestion } from '../../contract/captcha';
import type { StoreCaller } from '../../platform/form-posts/call-store';
import type { PlainFormName } from '../../platform/form-posts/form-names';
import {
  FormRefusal,
  type Done,
  type Fields,
  type FormPost,
} from '../../platform/form-posts/form-post';
import { routes } from '../../platform/routes';
import { sha256Hex } from '../../server/sha256-hex.ts';

/** Captcha fields are never saved: each page shows a new question. */
const questionFields = ['ticket', 'answer'];

const withoutFields = (fields: Fields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const idOrNone = (text = '') => (/^\d{1,9}$/.test(text) ? text : undefined);

export const plainPage = (name: PlainFormName, { store_id: store, event_id: event }: Fields) =>
  routes.plainForm(name, { store: idOrNone(store), event: idOrNone(event) });

/** Shown if Google is the captcha, or the store API has no captcha questions. */
const needsScripts =
  'This form needs JavaScript. You can also contact us: see the foot of this page.';

/**
 * Shown if an answer is sent twice: its token is always the same, and the store accepts a token
 * once.
 */
const sentBefore = 'You’ve already sent this form. To send it again, answer the new question.';

const oneLeft = 'One last question.';
const typeAgain = 'Enter your password again, as we don’t keep it between pages.';

interface QuestionPost<Input> {
  name: PlainFormName;
  secrets?: readonly string[];
  /** Returns the checked input without a token. Throws ValidationError, FormRefusal, ApiError. */
  check: (fields: Fields, store: StoreCaller) => Promise<Input>;
  /** Message if the same answer is sent twice; names the next step. */
  sentBefore?: string;
  send: (
    input: Input,
    proof: { recaptcha: string; idempotencyKey: string },
    store: StoreCaller,
  ) => Promise<Done>;
}

/**
 * A form with a captcha. The first post checks its fields and redirects to a page with a question;
 * the post with the answer gets a captcha token and sends the form. Idempotent: sent twice, it
 * counts once.
 */
export const questionPost = <Input>(form: QuestionPost<Input>): FormPost => ({
  page: (fields) => plainPage(form.name, fields),
  secrets: [...questionFields, ...(form.secrets ?? [])],
  run: async (fields, store) => {
    const input = await form.check(fields, store);
    const { ticket, answer } = fields;
    if (!ticket) {
      const values = withoutFields(fields, form.secrets ?? []);
      const message = form.secrets ? `${oneLeft} ${typeAgain}` : oneLeft;
      return { to: plainPage(form.name, fields), message, values };
    }
    const recaptcha = await tokenFor(ticket, answer, store);
    const idempotencyKey = sha256Hex(`${form.name} ${ticket}`);
    try {
      return await form.send(input, { recaptcha, idempotencyKey }, store);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.fields['recaptcha']) throw error;
      throw new FormRefusal(form.sentBefore ?? sentBefore, { field: 'answer' });
    }
  },
});

async function tokenFor(ticket: string, answer: string | undefined, store: StoreCaller) {
  const body = await answerCaptchaQuestion.body.validate({ ticket, answer });
  try {
    return (await store(answerCaptchaQuestion, { body })).recaptcha;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new FormRefusal(needsScripts);
    throw error;
  }
}
