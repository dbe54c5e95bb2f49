import { askPartner } from '../../observe/ask-partner.ts';
import { NotDeliverable } from '../not-deliverable.ts';
import type { SmsSender } from './sms-sender.ts';

export interface Msg91Settings {
  authKey: string;
  /** The six-letter sender id registered with the operators; undefined: that of the template. */
  sender: string | undefined;
  /** Template ids registered with the operators (DLT), by kind of message. */
  templateIds: Record<string, string>;
  /** Without a trailing slash. */
  url: string;
}

const patienceMs = 10_000;

/** Rate limit, timeout or server error of MSG91: a retry helps. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * MSG91's flow API: the text is the registered template, filled with our values. It answers `{type:
 * 'success', message: <id>}`, or `{type: 'error', message}`, sometimes with a 200.
 */
export function msg91Sender({ authKey, sender, templateIds, url }: Msg91Settings): SmsSender {
  return {
    send: async ({ to, kind, values }) => {
      const templateId = templateIds[kind];
      if (!templateId) throw new Error(`MSG91_TEMPLATE_IDS has no template of ${kind}`);
      const answer = await askPartner('sms', () =>
        fetch(`${url}/api/v5/flow/`, {
          method: 'POST',
          redirect: 'error',
          headers: { authkey: authKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: templateId,
            ...(sender && { sender }),
            short_url: '0',
            recipients: [{ ...values, mobiles: to.replace('+', '') }],
          }),
          signal: AbortSignal.timeout(patienceMs),
        }),
      );
      const isTaken = answer.ok && (await typeOf(answer)) === 'success';
      if (isTaken) return;
      await answer.body?.cancel().catch(() => undefined);
      const refusal = `MSG91 answered ${answer.status} to a message of the kind ${kind}`;
      throw isAboutThisMessage(answer.status) ? new NotDeliverable(refusal) : new Error(refusal);
    },
  };
}

/* A wrong key (401, 403) is corrected in the settings; waiting messages are sent afterwards. */
const isAboutThisMessage = (status: number) =>
  !mayPass(status) && status !== 401 && status !== 403 && status >= 400;

async function typeOf(answer: Response): Promise<unknown> {
  try {
    return ((await answer.json()) as { type?: unknown } | null)?.type;
  } catch {
    return undefined;
  }
}
