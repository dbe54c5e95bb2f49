import type { OrderInput, PayType } from '../../../../contract/order.ts';
import type { OrderPaymentInput } from '../../../../contract/payment.ts';
import type { SentAmounts } from './order-amounts.ts';

/** Checkout data of a new order, independent of the endpoint. */
export interface OrderRequest {
  payType: PayType;
  addressId: number;
  voucherCode: string | undefined;
  isGift: boolean;
  giftMessage: string | undefined;
  /** GSTIN and firm of a registered buyer. */
  buyer: { gstin: string; company: string | undefined } | undefined;
  /** Amounts sent by the client, in rupees: only compared with the server's, never used. */
  figures: SentAmounts;
}

/** Maps the body of the order endpoint. */
export function toOrderRequest(input: OrderInput): OrderRequest {
  return {
    payType: input.pay_type,
    addressId: input.address1,
    voucherCode: input.udf4,
    isGift: Boolean(input.udf5),
    giftMessage: input.udf5,
    buyer: toBuyer(input),
    figures: input,
  };
}

/** Maps the body of the order payment endpoint. */
export function toPaymentOrderRequest(input: OrderPaymentInput): OrderRequest {
  return {
    payType: 'Online Payment',
    addressId: input.billing_address,
    voucherCode: input.voucherCode,
    isGift: input.is_a_gift ?? false,
    giftMessage: input.giftMessage,
    buyer: toBuyer(input),
    figures: sentFigures(input),
  };
}

const toBuyer = ({
  buyer_gstin,
  buyer_company,
}: Pick<OrderInput, 'buyer_gstin' | 'buyer_company'>) =>
  buyer_gstin ? { gstin: buyer_gstin, company: buyer_company || undefined } : undefined;

type PaymentFigures = Partial<Pick<OrderPaymentInput, 'amount' | 'shipping_amount' | 'tax_amount'>>;

/** Maps the amounts of the order payment body. */
export function sentFigures({ amount, shipping_amount, tax_amount }: PaymentFigures): SentAmounts {
  return {
    amount,
    udf2: shipping_amount,
    udf3: tax_amount,
    discount_amt: undefined,
    order_total: undefined,
  };
}
