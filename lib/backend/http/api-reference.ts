import { html, raw } from 'hono/html';
import type { Download } from '../../contract/download.ts';
import type { Caller, Endpoint } from '../../contract/endpoint.ts';
import { codeByStatus, companyId, headerNames, statusesOfCode } from '../../contract/envelope.ts';
import { describeSchema } from './json-schema.ts';
import { parametersOf } from './openapi.ts';
import { resourceOf } from './resource-of.ts';

const style = `
:root{color-scheme:light}
body{margin:0 auto;max-width:72rem;padding:1rem;font:1rem/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1d2a22;background:#fdfaf2}
h2{margin:2.5rem 0 .5rem;border-bottom:1px solid #857d68}
article{padding:.75rem 0;border-bottom:1px solid #cfc1a3}
h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.25rem 0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;background:#f7f1e4}
summary{min-height:1.75rem;color:#1f5a41;cursor:pointer}
nav ul{columns:15rem;padding-left:1.25rem}
a{color:#1f5a41}
table{border-collapse:collapse}
td,th{padding:.125rem 1rem .125rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
`;

const callers: Record<Caller, string> = {
  anyone: 'anyone',
  visitor: 'a customer or a visitor',
  customer: 'a customer',
  staff: 'staff',
};

type Call = Endpoint | Download;

const isDownload = (call: Call): call is Download => 'mediaType' in call;

const drawSchema = (title: string, schema: unknown) =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
  </details>`;

function drawCall(call: Call) {
  const method = isDownload(call) ? 'GET' : call.method;
  const parameters = parametersOf(call);
  const files = isDownload(call) ? [] : Object.entries(call.files ?? {});
  return html`<article>
    <h3><code>${method} ${call.path}</code></h3>
    <p>${call.summary}</p>
    <p>
      For ${callers[call.caller]}${call.area ? `, permission ${call.area}` : ''}.
      ${!isDownload(call) && call.repeatable ? `Takes ${headerNames.idempotencyKey}.` : ''}
      ${files.map(([name, maxFiles]) => `Files: at most ${maxFiles} as ${name}. `)}
    </p>
    ${parameters.length > 0 ? drawSchema('Parameters', parameters) : ''}
    ${!isDownload(call) && call.body ? drawSchema('Body', describeSchema(call.body)) : ''}
    ${
      isDownload(call)
        ? html`<p>
            Answers with a file:
            <code>${[call.mediaType, ...(call.otherMediaTypes ?? [])].join(', ')}</code>
          </p>`
        : drawSchema(`Answer, ${call.successStatus}`, describeSchema(call.answer))
    }
  </article>`;
}

const statuses = Object.entries(codeByStatus).map(
  ([status, code]) =>
    html`<tr>
      <td>${status}</td>
      <td><code>${code}</code></td>
    </tr>`,
);

/** Renders the reference of all calls as a page without scripts. */
export function drawApiReference(calls: readonly Call[]) {
  const byResource = Map.groupBy(calls, resourceOf);
  const resources = [...byResource.keys()].toSorted();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>SOSE store API</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>SOSE store API</h1>
        <p>
          ${calls.length} calls, made from the same declarations as the routes. For programs:
          <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1). Every request carries
          <code>${headerNames.company}: ${companyId}</code>; customers and staff
          <code>Authorization: token {token}</code>, visitors <code>${headerNames.visitor}</code>.
          Amounts are rupees, dates ISO 8601.
        </p>
        <nav aria-label="Resources">
          <ul>
            ${resources.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <h2>Failures</h2>
        <p>
          <code>{"status": false, "code", "message", "errors", "non_field_errors"}</code>; the code
          is that of the status or one of
          ${Object.keys(statusesOfCode).map((code) => html`<code>${code}</code> `)}
        </p>
        <table>
          ${statuses}
        </table>
        ${resources.map(
          (name) =>
            html`<section>
              <h2 id="${name}">${name}</h2>
              ${byResource.get(name)?.map(drawCall)}
            </section>`,
        )}
      </body>
    </html>`;
}
