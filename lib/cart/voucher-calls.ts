import { send } from '../api/browser';
import { applyVoucher, clearVoucher } from '../contract/voucher';

/* The calls of vouchers, in a file of their own: fetched with the first code, not with the page. */

export const sendVoucher = (code: string) =>
  send(applyVoucher, { search: new URLSearchParams({ voucher_code: code }).toString() });

export const sendNoVoucher = () => send(clearVoucher);
