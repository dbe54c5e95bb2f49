import type { CaptchaAction } from '../../contract/captcha.ts';
import * as calls from '../../contract/lead.ts';
import { attachmentRules, leadCreated } from '../../contract/lead-options.ts';
import type { Owner, ServiceContext } from '../context.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { toFileSender } from '../services/file/file-sender.ts';
import { addLead, passOverNumber } from '../services/lead/add-lead.ts';
import { findStoreName } from '../services/lead/read-lead.ts';
import {
  contactLead,
  franchiseLead,
  storeLead,
  tradeLead,
  type NewLead,
} from '../services/lead/new-lead.ts';
import { catchRefusal } from '../services/login/catch-refusal.ts';
import { namePlace } from '../services/place/name-place.ts';

const hour = 3_600;
const message = 'Too many enquiries. Try again later.';
const byAddress: Limit = { name: 'lead-address', points: 30, seconds: hour, message };
/** Business and export leads come without a captcha token. */
const unproven: Limit = { name: 'lead-unproven', points: 10, seconds: hour, message };
const byEmail: Limit = { name: 'lead-email', points: 5, seconds: hour, message };
/**
 * Limit of confirmation mails per mailbox, for all senders together; beyond it a lead is stored
 * without one.
 */
const receipts: Limit = { name: 'lead-receipts', points: 30, seconds: hour, message };

interface Sent {
  email?: string | null | undefined;
  recaptcha?: string | null | undefined;
  /** Honeypot field, hidden from people. */
  reference?: string | null | undefined;
  consent?: boolean | undefined;
}

/** Pages of the forms that ask for consent. */
const consentPages: Partial<Record<CaptchaAction, string>> = {
  business_enquiry: '/bussiness',
  export_enquiry: '/exports',
};

interface Sender {
  context: ServiceContext;
  caller: Owner | undefined;
  body: Sent;
  clientAddress: string;
  requestId: string | undefined;
}

export function leadRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.sendContactLead, {
    guard: (sent) => admit(sent, 'inquiry'),
    handle: (sent) =>
      receive(sent, 'inquiry', async ({ context, body }) =>
        contactLead(body, await namePlace(context, body)),
      ),
  });
  route(router, calls.sendB2bLead, {
    guard: (sent) => admit(sent, 'business_enquiry'),
    handle: (sent) =>
      receive(sent, 'business_enquiry', async ({ context, body }) =>
        tradeLead('b2b', body, await namePlace(context, body)),
      ),
  });
  route(router, calls.sendExportLead, {
    guard: (sent) => admit(sent, 'export_enquiry'),
    handle: (sent) =>
      receive(
        sent,
        'export_enquiry',
        async ({ context, body }) => tradeLead('export', body, await namePlace(context, body)),
        sent.files(attachmentRules.field)[0],
      ),
  });
  route(router, calls.sendFranchiseLead, {
    guard: (sent) => admit(sent, 'franchise_enquiry'),
    handle: (sent) => receive(sent, 'franchise_enquiry', async ({ body }) => franchiseLead(body)),
  });
  route(router, calls.sendStoreLead, {
    guard: (sent) => admit(sent, 'store_enquiry'),
    handle: (sent) =>
      receive(sent, 'store_enquiry', async ({ context, body }) =>
        storeLead(body, await findStoreName(context, body.store_id)),
      ),
  });

  async function admit(sent: Sender, action: CaptchaAction): Promise<void> {
    const { context, body, clientAddress, requestId } = sent;
    await limits.byAddress(byAddress, clientAddress);
    if (body.reference) return;
    if (body.recaptcha) {
      await requireHuman(context, { token: body.recaptcha, action, requestId });
    } else {
      await limits.byAddress(unproven, clientAddress);
    }
    if (body.email) await limits.byContact(byEmail, body.email, clientAddress);
  }

  /*
   * Honeypot: a sender who fills the hidden field is a bot; it gets the normal answer with a
   * number, and no lead is stored.
   */
  async function receive<From extends Sender>(
    sent: From,
    action: CaptchaAction,
    leadOf: (sent: From) => Promise<NewLead>,
    file?: File,
  ) {
    const { context, body, caller, clientAddress } = sent;
    const message = thanks(action);
    if (body.reference) return { message, number: await passOverNumber(context) };
    const attached = file && { file, sender: toFileSender(caller, clientAddress, context.env) };
    const lead = await leadOf(sent);
    const hasReceipt = lead.email ? await isUnderLimit(receipts, lead.email) : false;
    const place = consentPages[action];
    const consent = body.consent && place ? { place, address: clientAddress } : undefined;
    return { message, number: await addLead(context, lead, hasReceipt, attached, consent) };
  }

  async function isUnderLimit(limit: Limit, key: string): Promise<boolean> {
    return (await catchRefusal(() => limits.byKey(limit, key))) === undefined;
  }
}

/** Section 8 of the specification: fixed answer texts for business and export enquiries. */
function thanks(action: CaptchaAction): string {
  if (action === 'business_enquiry' || action === 'export_enquiry') return leadCreated;
  return 'Thank you for writing to us! We’ll reply soon.';
}
