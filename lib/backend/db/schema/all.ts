/** Every table, for the client and for the making of migrations. */
export * from './address.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export * from './content.ts';
export * from './customer.ts';
export * from './invoice.ts';
export * from './membership.ts';
export * from './order.ts';
export * from './payment.ts';
export * from './place.ts';
export * from './product-import.ts';
export * from './review.ts';
export * from './running.ts';
export * from './sandbox.ts';
export * from './service.ts';
export * from './staff.ts';
export * from './voucher.ts';
