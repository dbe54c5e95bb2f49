import { NotDeliverable } from '../not-deliverable.ts';
import type { SmsSender } from './sms-sender.ts';

export interface Msg91Settings {
  authKey: string;
  /** The six letters that are registered with the operators; undefined: those of the template. */
  sender: string | undefined;
  /** By kind of message, the id of its template, which is registered with the operators (DLT). */
  templateIds: Record<string, string>;
  /** Without a slash at its end. */
  url: string;
}

const patienceMs = 10_000;

/** What MSG91 says when asked too often, or has trouble of its own: trying again helps. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * MSG91's flow API: the text is the template that is registered there, with our values in it. It
 * answers `{type: 'success', message: <id>}`, or `{type: 'error', message}`, at times with a 200.
 */
export function msg91Sender({ authKey, sender, templateIds, url }: Msg91Settings): SmsSender {
  return {
    send: async ({ to, kind, values }) => {
      const templateId = templateIds[kind];
      if (!templateId) throw new Error(`MSG91_TEMPLATE_IDS has no template of ${kind}`);
      const answer = await fetch(`${url}/api/v5/flow/`, {
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
      });
      const isTaken = answer.ok && (await typeOf(answer)) === 'success';
      if (isTaken) return;
      await answer.body?.cancel().catch(() => undefined);
      const refusal = `MSG91 answered ${answer.status} to a message of the kind ${kind}`;
      throw isAboutThisMessage(answer.status) ? new NotDeliverable(refusal) : new Error(refusal);
    },
  };
}

/* A wrong key (401, 403) is mended in the settings, and what waited is sent then. */
const isAboutThisMessage = (status: number) =>
  !mayPass(status) && status !== 401 && status !== 403 && status >= 400;

async function typeOf(answer: Response): Promise<unknown> {
  try {
    return ((await answer.json()) as { type?: unknown } | null)?.type;
  } catch {
    return undefined;
  }
}
