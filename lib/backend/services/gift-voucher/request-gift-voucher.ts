import { eq } from 'drizzle-orm';
import type { GiftVoucherInput } from '../../../contract/gift-voucher.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { giftVouchers } from '../../db/schema/voucher.ts';
import { toPaise } from '../../../contract/money.ts';
import { findShopMobile } from '../payment/account-buyer.ts';
import { startPayment } from '../payment/start-payment.ts';
import { readShop } from '../shop-profile/read-shop.ts';

type GiftVoucherRequest = Omit<GiftVoucherInput, 'recaptcha' | 'txnid'>;

/**
 * Creates an unpaid gift voucher and its payment; returns the store's payment id. It cannot be
 * spent before it is paid: it has neither code nor balance until then.
 */
export async function requestGiftVoucher(
  context: ServiceContext,
  caller: Owner | undefined,
  request: GiftVoucherRequest,
): Promise<string> {
  const customerId = caller?.kind === 'customer' ? caller.customerId : undefined;
  const amount = toPaise(Number(request.amount));
  const shop = await readShop(context);
  const payment = await startPayment(context, {
    purpose: 'gift_voucher',
    customerId,
    amount,
    buyer: {
      name: request.sender_name,
      email: request.sender_email,
      mobile: (await findMobile(context, customerId)) ?? findShopMobile(shop),
    },
    productInfo: `${shop.name} gift voucher`,
  });
  await context.db.insert(giftVouchers).values({
    codeHash: `unpaid ${payment.txnId}`,
    lastFour: '',
    amount,
    balance: 0,
    paymentId: payment.id,
    senderName: request.sender_name,
    senderEmail: request.sender_email,
    receiverName: request.receiver_name,
    receiverEmail: request.receiver_email,
    message: request.message ?? '',
    createdAt: context.now(),
  });
  return payment.txnId;
}

async function findMobile(
  { db }: ServiceContext,
  customerId: number | undefined,
): Promise<string | null | undefined> {
  if (customerId === undefined) return undefined;
  const [customer] = await db
    .select({ mobile: customers.mobile })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.mobile;
}
