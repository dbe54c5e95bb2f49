import { html, raw } from 'hono/html';
import { formatMobile } from '../../../contract/format-mobile.ts';
import { sayShortMoment } from '../messages/say.ts';
import { outboxStyle } from './outbox-style.ts';
import type { Outbox, OutboxMail, OutboxSms } from './read-outbox.ts';

/** An HTML fragment; user input is escaped. */
export type Piece = ReturnType<typeof html>;

type Sms = Omit<OutboxSms, 'at'> & { at?: Date };

export const outboxPath = '/outbox/';

const query = (values: Record<string, string | number | undefined>) =>
  `${outboxPath}?${new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()}`;

/** Renders the page around its parts. */
export function drawPage(title: string, lead: string, parts: Piece | Piece[]): Piece {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>${title}</title>
        <style>
          ${raw(outboxStyle)}
        </style>
      </head>
      <body>
        <div class="head">
          <div class="frame">
            <h1><span class="dot" aria-hidden="true">●</span> ${title}</h1>
            <p>${lead}</p>
          </div>
        </div>
        <div class="edge"></div>
        <main class="frame">${parts}</main>
      </body>
    </html>`;
}

/** Renders a phone with the shop's SMS, newest first; `none` is the text of the empty list. */
export function drawPhone(shopName: string, sms: readonly Sms[], none = 'No SMS yet.'): Piece {
  const bubbles = sms.map(
    ({ to, text, at }) =>
      html`<li>
        <p class="meta">${formatMobile(to)}${at ? ` · ${sayShortMoment(at)}` : ''}</p>
        <p class="bubble">${text}</p>
      </li>`,
  );
  return html`<div class="phone">
    <div class="screen" tabindex="0" role="region" aria-label="SMS">
      <p class="bar"><span class="dot" aria-hidden="true">●</span> ${shopName}</p>
      ${
        sms.length > 0
          ? html`<ol class="thread">
              ${bubbles}
            </ol>`
          : html`<p class="none">${none}</p>`
      }
    </div>
  </div>`;
}

/** Renders a mail in a sandboxed frame, in which no script runs. */
export function drawMail(subject: string, details: Piece, letter: string): Piece {
  return html`<article class="opened">
    <header>
      <p>${subject}</p>
      <p class="small">${details}</p>
    </header>
    <iframe
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${letter}"
    ></iframe>
  </article>`;
}

function drawMailbox({ to, mails, opened }: Outbox): Piece {
  if (!opened) return html`<div class="mailbox"><p class="none">No emails yet.</p></div>`;
  const entry = ({ id, subject, to: recipient, at }: OutboxMail) =>
    html`<li>
      <a
        href="${query({ to, message: id })}#mail"
        ${id === opened.id ? raw('aria-current="true"') : ''}
        ><b>${subject}</b><span>${recipient} · ${sayShortMoment(at)}</span></a
      >
    </li>`;
  const printLink = query({ message: opened.id, print: 1 });
  return html`<div class="mailbox">
    <ol class="letters">
      ${mails.map(entry)}
    </ol>
    ${drawMail(
      opened.subject,
      html`To ${opened.to}, ${sayShortMoment(opened.at)}.
        <a href="${printLink}" target="_blank" rel="noopener">Open in a new tab to print</a
        >${calendarLink(opened.calendar)}`,
      opened.html,
    )}
  </div>`;
}

function calendarLink(calendar: string | undefined): Piece | '' {
  if (!calendar) return '';
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
  return html` · Attached: <a href="${file}" download="appointment.ics">appointment.ics</a>`;
}

/** Renders the outbox as a phone and a mailbox. */
export function drawOutbox(outbox: Outbox): Piece {
  const { to, recipients, sms, shopName } = outbox;
  const current = (name: string | undefined) => (name === to ? raw('aria-current="true"') : '');
  return drawPage(
    `Outbox of ${shopName}`,
    'This is a demo store, so nothing is sent. These are the messages it would have sent, newest first.',
    html`<form class="who" action="${outboxPath}" method="get">
        <label
          >Mobile number or email
          <input name="to" value="${to ?? ''}" maxlength="254" autocomplete="off"
        /></label>
        <button>Show</button>
      </form>
      <ul class="chips" aria-label="Recent recipients">
        <li><a href="${outboxPath}" ${current(undefined)}>Everyone</a></li>
        ${recipients.map(
          (name) =>
            html`<li>
              <a href="${query({ to: name })}" ${current(name)}>${formatMobile(name)}</a>
            </li>`,
        )}
      </ul>
      <div class="desk">
        <section aria-labelledby="sms">
          <h2 id="sms">SMS</h2>
          ${drawPhone(shopName, sms)}
        </section>
        <section aria-labelledby="mail">
          <h2 id="mail">Email</h2>
          ${drawMailbox(outbox)}
        </section>
      </div>
      <footer>
        <a href="${query({ sample: 'order_placed' })}">See all messages with sample data</a>
      </footer>`,
  );
}
