import { html, raw } from 'hono/html';
import { fillSms, toSmsValues } from '../messages/fill-sms.ts';
import type { MessageData, MessageKind } from '../messages/message-kinds.ts';
import { renderMail } from '../messages/render-mail.ts';
import { samplesOf } from '../messages/samples.ts';
import type { Template } from '../messages/template.ts';
import { messageKinds, templates } from '../messages/templates.ts';
import type { ShopHead } from '../shop-profile/read-head.ts';
import { drawMail, drawPage, drawPhone, outboxPath, type Piece } from './draw-outbox.ts';

const sayKind = (kind: MessageKind) => kind.replaceAll('_', ' ');

/**
 * Renders a sample of a message with example data, with a list of all samples; the first one for an
 * unknown name.
 */
export async function drawSample(name: string, siteUrl: string, shop: ShopHead): Promise<Piece> {
  const kind = messageKinds.find((one) => one === name) ?? 'login_otp';
  return drawPage(
    'All messages',
    'Every email and SMS this store sends, with sample data.',
    html`<ul class="chips" aria-label="Messages">
        ${messageKinds.map(
          (one) =>
            html`<li>
              <a
                href="${outboxPath}?sample=${one}"
                ${one === kind ? raw('aria-current="true"') : ''}
                >${sayKind(one)}</a
              >
            </li>`,
        )}
      </ul>
      ${await Promise.all(samplesOf(kind).map((sample) => drawKind(kind, sample, siteUrl, shop)))}
      <footer><a href="${outboxPath}">Back to the outbox</a></footer>`,
  );
}

async function drawKind<Kind extends MessageKind>(
  kind: Kind,
  { name, data }: { name: string; data: MessageData[Kind] },
  siteUrl: string,
  shop: ShopHead,
): Promise<Piece> {
  const { mail, sms }: Template<MessageData[Kind]> = templates[kind];
  const letter = mail?.(data, shop.name, shop.membership);
  const values = { shop: shop.smsName, membership: shop.membership };
  const text = sms && fillSms(sms.pattern, toSmsValues({ ...values, ...sms.values(data) }));
  return html`<div class="desk">
    <section aria-label="SMS: ${name}">
      <h2>SMS: ${name}</h2>
      ${drawPhone(
        shop.name,
        text === undefined ? [] : [{ to: '+919000000001', text }],
        'This message is only sent by email.',
      )}
      ${sms ? html`<pre aria-label="Text registered with DLT">${sms.pattern}</pre>` : ''}
    </section>
    <section aria-label="Email: ${name}">
      <h2>Email: ${name}</h2>
      <div class="mailbox" style="grid-template-columns:minmax(0,1fr)">
        ${
          letter
            ? drawMail(
                letter.subject,
                html`${letter.preview}`,
                await renderMail(letter, siteUrl, shop),
              )
            : html`<p class="none">This message is only sent by SMS.</p>`
        }
      </div>
    </section>
  </div>`;
}
