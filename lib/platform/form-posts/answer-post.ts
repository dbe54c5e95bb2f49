import 'server-only';
import { randomKey } from '../../api/random-key';
import { storefrontEnv } from '../../env';
import { currentSession } from '../auth/store-token';
import { refuse } from '../api-proxy/answers';
import { isSameSite } from '../api-proxy/same-site';
import { routes } from '../routes';
import { storeCaller } from './call-store';
import { submittedFormParameter, withParameter } from './form-address';
import { type Fields, type FormPost, FormRefusal } from './form-post';
import { forgetForm, keepForm } from './submitted-form-cookie';
import type { SubmittedForm } from './submitted-form';
import { ValidationError } from 'yup';
import { ApiError } from '../../api/api-error';

/**
 * Answers a form that was posted without scripts by a redirect (303). The target page reads the
 * message, and after a refusal the input, by the id in its URL.
 */
export async function answerPost(
  request: Request,
  name: string,
  post: FormPost,
): Promise<Response> {
  if (!isSameSite(request.headers, storefrontEnv().siteUrl)) {
    return refuse(403, 'Requests from other sites are refused');
  }
  const fields = await readFields(request);
  if (!fields) return refuse(400, 'The form cannot be read');
  // Read before the call, which may end or start a session.
  const owner = (await currentSession())?.sub ?? '';
  const submittedForm = { id: randomKey().slice(0, 12), owner, form: name, errors: {} };
  try {
    const { to, message, values = {} } = await post.run(fields, storeCaller(request));
    if (message === undefined) {
      await forgetForm(name);
      return seeOther(to);
    }
    return showSubmittedForm(to, { ...submittedForm, isError: false, message, values });
  } catch (error) {
    const { message, errors, to, isLoggedOut } = refusalOfPost(error);
    const page = to ?? post.page(fields);
    const values = Object.fromEntries(
      Object.entries(fields).filter(([field]) => !post.secrets?.includes(field)),
    );
    const back = isLoggedOut
      ? routes.login(withParameter(page, submittedFormParameter, submittedForm.id))
      : page;
    return showSubmittedForm(back, { ...submittedForm, isError: true, message, values, errors });
  }
}

async function showSubmittedForm(page: string, submittedForm: SubmittedForm): Promise<Response> {
  await keepForm(submittedForm);
  return seeOther(withParameter(page, submittedFormParameter, submittedForm.id));
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });

/** More than any form of the shop has. */
const maxFields = 100;

/** Parses a form; undefined for another body. */
async function readFields(request: Request): Promise<Fields | undefined> {
  try {
    const sent = [...(await request.formData())];
    if (sent.length > maxFields) return undefined;
    return Object.fromEntries(
      sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return undefined;
  }
}

interface PostRefusal {
  message: string;
  errors: Record<string, string[]>;
  /** Path of the next page; undefined: the form. */
  to?: string | undefined;
  isLoggedOut: boolean;
}

export const loggedOut =
  'You’ve been logged out. Log in again to continue. What you typed is saved.';

/** Maps an error to the refusal of a posted form; rethrows other errors. */
export function refusalOfPost(error: unknown): PostRefusal {
  if (error instanceof FormRefusal) {
    const errors = error.field ? { [error.field]: [error.message] } : {};
    return { message: error.message, errors, to: error.to, isLoggedOut: false };
  }
  if (error instanceof ValidationError) {
    const faults = error.inner.length > 0 ? error.inner : [error];
    const errors: Record<string, string[]> = {};
    for (const { path = '', message } of faults) errors[path] ??= [message];
    return { message: faults[0]?.message ?? error.message, errors, isLoggedOut: false };
  }
  if (!(error instanceof ApiError)) throw error;
  const { status, message, fields } = error;
  if (status === 401) return { message: loggedOut, errors: {}, isLoggedOut: true };
  return { message, errors: fields, isLoggedOut: false };
}
