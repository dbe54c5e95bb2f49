import { send } from '../../api/browser';
import { applyVoucher, clearVoucher } from '../../contract/voucher';

/* Separate chunk: loaded with the first code, not with the page. */

const named = (code: string) => ({
  search: new URLSearchParams({ voucher_code: code }).toString(),
});

export const sendVoucher = (code: string) => send(applyVoucher, named(code));

export const sendNoVoucher = (code?: string) =>
  send(clearVoucher, code === undefined ? {} : named(code));
