import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { isRegistered } from './is-taxed.ts';
import { splitGst } from './split-gst.ts';

/** A service that is sold without goods. */
export interface Service {
  name: string;
  /** Service accounting code. */
  sac: string;
  /** In hundredths of a percent. */
  gstRate: number;
  /** Paise, GST included. */
  gross: number;
}

interface ServiceMatter {
  number: string;
  issuedAt: Date;
  seller: InvoiceDocument['seller'];
  buyer: InvoiceDocument['buyer'];
  service: Service;
}

/** Builds the data of the invoice of a paid service, with one row. */
export function serviceDocument(matter: ServiceMatter): InvoiceDocument {
  const { number, issuedAt, seller, buyer, service } = matter;
  const { name, sac, gross } = service;
  const gstRate = isRegistered(matter) ? service.gstRate : 0;
  const isWithinState = buyer.stateGstCode === seller.stateGstCode;
  const amounts = splitGst(gross, gstRate, isWithinState);
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    orderId: null,
    placedAt: issuedAt.toISOString(),
    payType: 'Online Payment',
    isPaid: true,
    seller,
    buyer,
    deliverTo: buyer,
    placeOfSupply: { state: buyer.state, stateGstCode: buyer.stateGstCode },
    rows: [
      {
        kind: 'service',
        name,
        sku: null,
        hsn: sac,
        quantity: 1,
        price: gross,
        discount: 0,
        gstRate,
        ...amounts,
      },
    ],
    sum: amounts,
    giftVoucher: 0,
    payable: gross,
  };
}
