import { sql, type SQL } from 'drizzle-orm';
import type { ExportedList } from '../../../contract/staff-list-export.ts';
import type { CustomerCaller } from '../../context.ts';
import { visibleTo } from '../customer/visible-to.ts';
import { paymentColumns } from '../payment/staff/payment-columns.ts';
import { voucherState } from '../gift-voucher/staff/list-vouchers.ts';

export interface ListSource {
  /** Titles and their SQL expressions, in order. */
  columns: readonly (readonly [title: string, value: SQL])[];
  from: SQL;
  /** The column that the rows are ordered by and read on from. */
  id: SQL;
  where?: SQL;
}

const rupees = (column: SQL) => sql`${column} / 100.0::float8`;
const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;
const orderId = (column: SQL) => sql`'SO-' || lpad(${column}::text, 6, '0')`;

const orders: ListSource = {
  columns: [
    ['Order', orderId(sql`o.id`)],
    ['Ordered', moment(sql`o.placed_at`)],
    ['Status', sql`o.status`],
    ['Payment', sql`o.pay_type`],
    ['Channel', sql`o.channel`],
    ['Paid', moment(sql`o.paid_at`)],
    ['Name', sql`o.shipping_address ->> 'fullName'`],
    ['Mobile', sql`o.shipping_address ->> 'mobile'`],
    ['Address', sql`o.shipping_address ->> 'fullAddress'`],
    ['City', sql`o.shipping_address ->> 'city'`],
    ['State', sql`o.shipping_address ->> 'state'`],
    ['PIN code', sql`o.shipping_address ->> 'postalCode'`],
    ['GSTIN', sql`o.buyer_gstin`],
    ['Item total', rupees(sql`o.total`)],
    ['Discount', rupees(sql`o.discount`)],
    ['Online payment discount', rupees(sql`o.prepaid_discount`)],
    ['Coupon', sql`o.coupon_code`],
    ['Gift voucher', rupees(sql`o.gift_voucher_amount`)],
    ['Delivery', rupees(sql`o.shipping`)],
    ['Round off', rupees(sql`o.round_off`)],
    ['Total', rupees(sql`o.payable`)],
    [
      'Invoice',
      sql`(select number from invoices i where i.order_id = o.id and i.kind = 'invoice')`,
    ],
  ],
  from: sql`orders o`,
  id: sql`o.id`,
};

const orderRows: ListSource = {
  columns: [
    ['Order', orderId(sql`l.order_id`)],
    ['Ordered', moment(sql`o.placed_at`)],
    ['Status', sql`o.status`],
    ['SKU', sql`l.sku`],
    ['Product', sql`l.name`],
    [
      'Option',
      sql`(select string_agg(o ->> 'value', ', ') from jsonb_array_elements(l.options) o)`,
    ],
    ['Combo', sql`(select name from order_combos c where c.id = l.combo_id)`],
    ['HSN', sql`l.hsn`],
    ['Quantity', sql`l.quantity`],
    ['Price', rupees(sql`l.price`)],
    ['Total', rupees(sql`l.total`)],
    ['Discount', rupees(sql`l.discount`)],
    ['GST rate', rupees(sql`l.gst_rate`)],
  ],
  from: sql`order_lines l join orders o on o.id = l.order_id`,
  id: sql`l.id`,
};

const invoiceAmount = (name: string) =>
  rupees(sql`(i.document #>> array['sum', ${name}::text])::int`);
const invoices: ListSource = {
  columns: [
    ['Number', sql`i.number`],
    [
      'Type',
      sql`case when i.kind = 'credit_note' then 'Credit note'
        when i.document #>> '{seller,gstin}' = '' or i.document ->> 'form' = 'bill_of_supply'
          then 'Bill of supply'
        when i.document ->> 'form' is not null then 'Invoice-cum-bill of supply'
        else 'Invoice' end`,
    ],
    ['Issued', moment(sql`i.created_at`)],
    ['Order', orderId(sql`i.order_id`)],
    ['Against', sql`i.document #>> '{against,number}'`],
    // GSTR-1 contains only documents with the GSTIN of the shop.
    ['Seller’s GSTIN', sql`i.document #>> '{seller,gstin}'`],
    ['Buyer', sql`i.document #>> '{buyer,name}'`],
    ['GSTIN', sql`i.document #>> '{buyer,gstin}'`],
    ['Place of supply', sql`i.document #>> '{placeOfSupply,state}'`],
    ['Taxable value', invoiceAmount('taxable')],
    ['CGST', invoiceAmount('cgst')],
    ['SGST', invoiceAmount('sgst')],
    ['IGST', invoiceAmount('igst')],
    ['Round off', rupees(sql`coalesce((i.document ->> 'roundOff')::int, 0)`)],
    ['Total', rupees(sql`i.amount`)],
  ],
  from: sql`invoices i`,
  id: sql`i.id`,
};

const customers = (caller: CustomerCaller): ListSource => ({
  columns: [
    ['First name', sql`customers.first_name`],
    ['Last name', sql`customers.last_name`],
    ['Company', sql`customers.company`],
    ['Email', sql`customers.email`],
    ['Mobile', sql`customers.mobile`],
    ['Customer since', moment(sql`customers.created_at`)],
    ['Newsletter', sql`case when customers.wants_news then 'yes' else 'no' end`],
    [
      'Orders',
      sql`(select count(*)::int from orders o where o.customer_id = customers.id and o.status <> 'Cancelled')`,
    ],
  ],
  from: sql`customers`,
  id: sql`customers.id`,
  where: sql`${visibleTo(caller)} and customers.deactivated_at is null`,
});

const leads: ListSource = {
  columns: [
    ['Number', sql`'ENQ-' || lpad(l.id::text, 6, '0')`],
    ['Received', moment(sql`l.created_at`)],
    ['Type', sql`l.kind`],
    ['Status', sql`l.status`],
    ['Name', sql`l.name`],
    ['Company', sql`l.company`],
    ['Email', sql`l.email`],
    ['Phone', sql`l.phone`],
    ['Subject', sql`l.details ->> 'subject'`],
    [
      'Details',
      sql`(select string_agg(key || ': ' || value, E'\n') from jsonb_each_text(l.details))`,
    ],
  ],
  from: sql`leads l`,
  id: sql`l.id`,
  where: sql`l.status <> 'spam'`,
};

const stock: ListSource = {
  columns: [
    ['SKU', sql`p.sku`],
    ['Product', sql`p.name`],
    ['Brand', sql`b.name`],
    ['Stock', sql`p.stock`],
    ['Price', rupees(sql`p.price`)],
    ['MRP', rupees(sql`p.base_price`)],
    ['Sold', sql`p.sold_count`],
  ],
  from: sql`products p join brands b on b.id = p.brand_id`,
  id: sql`p.id`,
};

const vouchers: ListSource = {
  columns: [
    ['Code ends in', sql`last_four`],
    ['Status', sql`${voucherState}`],
    ['Created', moment(sql`gift_vouchers.created_at`)],
    ['Amount', rupees(sql`amount`)],
    ['Balance', rupees(sql`balance`)],
    ['Sender', sql`sender_name`],
    ['Sender’s email', sql`sender_email`],
    ['Recipient', sql`receiver_name`],
    ['Recipient’s email', sql`receiver_email`],
  ],
  from: sql`gift_vouchers`,
  id: sql`gift_vouchers.id`,
  where: sql`gift_vouchers.activated_at is not null`,
};

const payments: ListSource = {
  columns: [
    ['Transaction', sql`payments.txn_id`],
    ['Started', moment(sql`payments.created_at`)],
    ['Settled', moment(sql`payments.settled_at`)],
    ['Status', sql`payments.status`],
    ['For', sql`payments.purpose`],
    ['Order', orderId(sql`payments.order_id`)],
    ['Gateway', sql`payments.provider`],
    ['Reference', sql`payments.provider_reference`],
    ['Name', sql`payments.buyer ->> 'name'`],
    ['Email', paymentColumns.buyerEmail],
    ['Amount', rupees(sql`payments.amount`)],
    [
      'Received',
      rupees(
        sql`coalesce(payments.taken, case payments.status when 'paid' then payments.amount end)`,
      ),
    ],
    ['Refunded', rupees(paymentColumns.refunded)],
  ],
  from: sql`payments`,
  id: sql`payments.id`,
};

/** Returns what a list contains, as far as the caller may see it. */
export function listSource(list: ExportedList, caller: CustomerCaller): ListSource {
  const sources: Record<ExportedList, () => ListSource> = {
    orders: () => orders,
    'order-rows': () => orderRows,
    invoices: () => invoices,
    customers: () => customers(caller),
    leads: () => leads,
    stock: () => stock,
    vouchers: () => vouchers,
    payments: () => payments,
  };
  return sources[list]();
}
