import * as calls from '../../contract/gift-voucher.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { requestGiftVoucher } from '../services/gift-voucher/request-gift-voucher.ts';
import { createPaymentLink } from '../services/payment/create-payment-link.ts';

const message = 'Too many gift voucher requests. Try again later.';
const bySender: Limit = { name: 'gift-voucher-sender', points: 20, seconds: 3_600, message };
const byAddress: Limit = { name: 'gift-voucher-address', points: 40, seconds: 3_600, message };
/* Each request may call a gateway. */
const linksByAddress: Limit = { name: 'gift-voucher-link', points: 300, seconds: 3_600, message };

export function giftVoucherRoutes(router: Router): void {
  const { limits } = router;
  route(router, calls.getGiftVoucherLink, {
    requestKey: ({ txnid }) => txnid || undefined,
    guard: async ({ context, body, clientAddress, requestId }) => {
      await limits.byAddress(byAddress, clientAddress);
      await requireHuman(context, { token: body.recaptcha, action: 'gift_voucher', requestId });
      await limits.byContact(bySender, body.sender_email, clientAddress);
    },
    handle: async ({ context, caller, body, clientAddress, once }) => {
      const { recaptcha: _recaptcha, txnid: _txnid, ...request } = body;
      await limits.byAddress(linksByAddress, clientAddress);
      const { txnId } = await once(async (within) => ({
        txnId: await requestGiftVoucher(within, caller, request),
      }));
      return { data: await createPaymentLink(context, txnId) };
    },
  });
}
