import { ApiError, errorMessage } from '../../api/api-error';
import { isObject } from '../../api/is-object';
import { logMissingCall, tellsMissingCall } from '../../api/missing-calls';
import { notOffered } from '../../api/call-errors';
import { parseJson, readAnswer } from '../../api/read-answer';
import { hasShopProfile } from '../../api/server';
import { isExtension, type Endpoint } from '../../contract/endpoint';
import { refuse } from './answers';

const isJson = (answer: Response) =>
  /^application\/(\w+\+)?json\b/i.test(answer.headers.get('content-type') ?? '');

/**
 * Fits an answer of any store API to the contract: scripts get only its fields and its envelope.
 * Rejects if the body cannot be read.
 */
export async function fitResponse(call: Endpoint, answer: Response): Promise<Response> {
  const text = await answer.text();
  const sent = isJson(answer) ? parseJson(text) : undefined;
  const body = isObject(sent) ? sent : undefined;
  if (!answer.ok) {
    if (await isMissing(call, answer.status, body)) return notOfferedHere(call);
    return body?.['status'] === false ? same(answer, text) : failure(answer.status, body);
  }
  if (call.method === 'GET') return fittedRead(call, answer, text);
  return body?.['status'] === false
    ? refuse(400, failureMessage(body))
    : fittedChange(call, answer, text);
}

function fittedRead(call: Endpoint, answer: Response, text: string): Response {
  try {
    return same(answer, JSON.stringify(readAnswer(call, text)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('An answer of the store API cannot be shown', call.path, answer.status);
    return refuse(503, error.message);
  }
}

/* The change was made, even if the answer does not fit the contract. */
function fittedChange(call: Endpoint, answer: Response, text: string): Response {
  try {
    return same(answer, JSON.stringify(readAnswer(call, text)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ status: true }, { status: answer.status });
  }
}

type Body = Record<string, unknown> | undefined;

/* As in `readExtension`. */
async function isMissing(call: Endpoint, status: number, body: Body): Promise<boolean> {
  if (tellsMissingCall(call, new ApiError(status, body ?? {}))) return true;
  return status === 404 && isExtension(call) && !(await hasShopProfile());
}

/*
 * Not remembered for pages, because anybody can send any id. A read is answered with 200: browsers
 * log every 404 of a script as an error of the page.
 */
function notOfferedHere(call: Endpoint): Response {
  logMissingCall(call);
  const { code, message } = notOffered();
  const status = call.method === 'GET' ? 200 : 404;
  return Response.json({ status: false, code, message }, { status });
}

function failure(status: number, body: Body): Response {
  if (status === 404) return refuse(404, 'We couldn’t find this');
  if (status === 401 || status === 403 || status === 429)
    return refuse(status, failureMessage(body));
  return status < 500
    ? refuse(400, failureMessage(body))
    : refuse(503, 'We can’t reach the shop right now. Please try again later!');
}

function failureMessage(body: Body): string {
  return errorMessage(new ApiError(0, body ?? {}));
}

const same = ({ status, headers }: Response, body: string) =>
  new Response(body, { status, headers });
