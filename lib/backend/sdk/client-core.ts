/** What a call takes and answers with. */
interface Call {
  path?: object;
  query?: object;
  body?: object;
  answer: object;
}

type Input<C extends Call> = Omit<C, 'answer'> & { idempotencyKey?: string };

/** Without arguments where nothing is needed. */
type Arguments<C extends Call> =
  Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

export interface ClientOptions {
  /** Address of the store API, such as http://127.0.0.1:4000. */
  baseUrl: string;
  companyId?: number;
  /** Token of a customer or of staff. */
  token?: string;
  /** Id of a guest. */
  visitorId?: string;
  fetch?: typeof fetch;
}

export interface Failure {
  status: false;
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
  non_field_errors?: string[];
}

export type Result<Answer> =
  | { ok: true; status: number; data: Answer }
  | { ok: false; status: number; error: Failure };

type Values = Record<string, unknown>;

/**
 * Calls the store API by method and path: `call('GET /orders/{orderId}', { path: { orderId } })`.
 */
export function createClient<Calls extends Record<keyof Calls, Call>>(options: ClientOptions) {
  const { baseUrl, companyId = 33, token, visitorId, fetch: send = fetch } = options;
  return async function call<Name extends keyof Calls & string>(
    name: Name,
    ...[input]: Arguments<Calls[Name]>
  ): Promise<Result<Calls[Name]['answer']>> {
    const { path = {}, query = {}, body, idempotencyKey } = { ...input } as Values;
    const [method = '', template = ''] = name.split(' ');
    const filled = template.replace(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(String((path as Values)[part])),
    );
    const search = new URLSearchParams(
      Object.entries(query as Values)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([key, value]) => [key, String(value)]),
    ).toString();
    const form = body ? toFormData(body as Values) : undefined;
    const sent = form ?? (body ? JSON.stringify(body) : null);
    const response = await send(`${baseUrl}${filled}${search && `?${search}`}`, {
      method,
      headers: {
        'company-id': String(companyId),
        ...(token && { authorization: `token ${token}` }),
        ...(visitorId && { 'visitor-id': visitorId }),
        ...(idempotencyKey ? { 'idempotency-key': String(idempotencyKey) } : {}),
        ...(typeof sent === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body: sent,
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const { ok, status } = response;
    if (!ok) {
      const error: Failure = isJson
        ? await response.json()
        : { status: false, message: response.statusText };
      return { ok, status, error };
    }
    return { ok, status, data: isJson ? await response.json() : await response.blob() };
  };
}

/** A form, if the body carries files. */
function toFormData(body: Values): FormData | undefined {
  const parts = Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  if (!parts.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
