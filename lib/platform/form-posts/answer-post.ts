import 'server-only';
import { randomKey } from '../../api/random-key';
import { storefrontEnv } from '../../env';
import { currentSession } from '../auth/store-token';
import { refuse } from '../api-proxy/answers';
import { isSameSite } from '../api-proxy/same-site';
import { routes } from '../routes';
import { storeCaller } from './call-store';
import { submittedFormParameter, withParameter } from './form-address';
import type { Fields, FormPost } from './form-post';
import { forgetForm, keepForm } from './submitted-form-cookie';
import type { SubmittedForm } from './submitted-form';
import { refusalOfPost } from './refusal-of-post';

/**
 * Answers a form that was posted without scripts by a redirect (303) to a page. The page finds the
 * message, and after a refusal what was typed, by the id in its address.
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
  // Before the call: it may end the session, or begin one.
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

/** No form of the shop has as many fields. */
const maxFields = 100;

/** Returns the texts of a form; undefined for a body that is none. */
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
