import { string, ValidationError } from 'yup';
import type { FieldName } from '../../../contract/providers.ts';
import { invalid } from '../../errors.ts';
import { askPartner } from '../../observe/ask-partner.ts';
import { NotDeliverable, type SmsSender } from '../message-sender.ts';
import { addressSetting, fieldSettings, type Provider } from '../provider.ts';
import { missingCodeKinds, readTemplateIds, readTemplatePairs } from './template-ids.ts';

type Key = FieldName<'msg91'> | 'url';

const fields = fieldSettings('msg91');

/**
 * MSG91's flow API: the text is the registered template, filled with our values. It answers `{type:
 * 'success', message: <id>}`, or `{type: 'error', message}`, sometimes with a 200.
 */
export const msg91: Provider<'msg91', Key> = {
  name: 'msg91',
  storedId: 4,
  settings: {
    ...fields,
    sender: {
      ...fields.sender,
      rule: string().matches(/^[A-Za-z0-9]{3,11}$/, {
        message: 'MSG91_SENDER must be the 3 to 11 letters of a registered sender',
        excludeEmptyString: true,
      }),
    },
    template_ids: {
      ...fields.template_ids,
      rule: string().test('template-ids', (text, context) => {
        const { MSG91_AUTH_KEY: key } = context.parent as { MSG91_AUTH_KEY?: string };
        const faults = text || key ? templateFaults(text ?? '') : [];
        if (faults.length === 0) return true;
        const errors = faults.map((message) => context.createError({ message }));
        return new ValidationError(errors, text, context.path);
      }),
    },
    url: addressSetting('msg91', 'url', 'https://control.msg91.com'),
  },
  checkFields: (entered) => {
    const { ids, faults } = readTemplateIds(entered['template_ids'] ?? '');
    if (faults.length > 0) throw invalid({ template_ids: [faults.join(' ')] });
    return { ...entered, template_ids: ids };
  },
  createClient,
  // Sends the SMS of a login, which says nothing of anybody, with the code 000000.
  tryKeys: async (settings, { mobile, shopName }) => {
    if (!mobile) {
      return {
        is_ok: false,
        message: 'Your account has no mobile number. Add one to your profile first.',
      };
    }
    try {
      const values = { otp: '000000', shop: shopName };
      await createClient(settings).send({ to: mobile, kind: 'login_otp', values });
      return {
        is_ok: true,
        message: `MSG91 has accepted an SMS to ${mobile}: the login message with the code 000000`,
      };
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (/answered 40[13] /.test(message)) {
        return { is_ok: false, message: 'MSG91 rejected the auth key' };
      }
      return {
        is_ok: false,
        message: /^MSG91/.test(message) ? `No SMS was sent. ${message}` : 'MSG91 is not responding',
      };
    }
  },
};

/** Returns the error in `MSG91_TEMPLATE_IDS`. */
function templateFaults(text: string): string[] {
  const ids = readTemplatePairs(text);
  if (!ids) {
    return ['MSG91_TEMPLATE_IDS must be pairs such as login_otp=65f0…, separated by commas'];
  }
  const missing = missingCodeKinds((kind) => ids[kind] !== undefined);
  return [
    ...(text ? [] : ['MSG91_TEMPLATE_IDS is missing: MSG91_AUTH_KEY needs it']),
    ...(missing.length > 0 ? [`MSG91_TEMPLATE_IDS has no template of ${missing.join(', ')}`] : []),
  ];
}

const timeoutMs = 10_000;

/** Rate limit, timeout or server error of MSG91: a retry helps. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

function createClient({ auth_key, sender, template_ids, url }: Record<Key, string>): SmsSender {
  const templateIds = readTemplatePairs(template_ids) ?? {};
  return {
    hasTemplate: (kind) => templateIds[kind] !== undefined,
    send: async ({ to, kind, values }) => {
      const templateId = templateIds[kind];
      if (!templateId) throw new Error(`MSG91_TEMPLATE_IDS has no template of ${kind}`);
      const answer = await askPartner('sms', () =>
        fetch(`${url}/api/v5/flow/`, {
          method: 'POST',
          redirect: 'error',
          headers: { authkey: auth_key, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: templateId,
            ...(sender && { sender }),
            short_url: '0',
            recipients: [{ ...values, mobiles: to.replace('+', '') }],
          }),
          signal: AbortSignal.timeout(timeoutMs),
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
