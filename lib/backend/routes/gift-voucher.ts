import * as calls from '../../contract/gift-voucher.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { requestGiftVoucher } from '../services/gift-voucher/request-gift-voucher.ts';
import { createPaymentLink } from '../services/payment/create-payment-link.ts';

const message = 'Too many gift vouchers were asked for. Please try again later!';
const bySender: Limit = { name: 'gift-voucher-sender', points: 20, seconds: 3_600, message };
const byAddress: Limit = { name: 'gift-voucher-address', points: 40, seconds: 3_600, message };

export function giftVoucherRoutes(router: Router): void {
  const { limits } = router;
  route(
    router,
    calls.getGiftVoucherLink,
    async ({ context, caller, body, clientAddress, once }) => {
      const { recaptcha, txnid, ...wish } = body;
      await limits.byAddress(byAddress, clientAddress);
      const { txnId } = await once(async (within) => {
        await requireHuman(within, { token: recaptcha, action: 'gift_voucher' });
        await limits.byKey(bySender, wish.sender_email);
        return { txnId: await requestGiftVoucher(within, caller, wish) };
      }, txnid || undefined);
      return { data: await createPaymentLink(context, txnId) };
    },
  );
}
