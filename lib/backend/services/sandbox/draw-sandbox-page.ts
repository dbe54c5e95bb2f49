import { sandboxPath } from '../../providers/payment/sandbox.ts';
import { sandboxSlip, type SandboxPayment } from './end-sandbox-payment.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);
const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const style = `
*{box-sizing:border-box}
body{margin:0;background:#eceff3;color:#1c2733;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}
.note{background:#fff3cd;border:1px solid #8a6d1b;padding:.6rem .9rem;font-weight:600}
.card{background:#fff;border:1px solid #8792a0;border-radius:6px;padding:1.1rem;margin-top:1rem}
h1{font-size:1.1rem;margin:0}
.sum{font-size:1.9rem;font-weight:700;margin:.2rem 0}
p{margin:.2rem 0}
fieldset{border:0;margin:1rem 0 0;padding:0}
legend{font-weight:600;padding:0;margin-bottom:.3rem}
label{display:flex;gap:.7rem;align-items:center;min-height:48px;border:1px solid #8792a0;border-radius:6px;padding:.4rem .8rem;margin-top:.5rem}
label:has(:checked){border-color:#0b57a4;background:#eaf3fc}
input{width:1.2rem;height:1.2rem;accent-color:#0b57a4}
small{display:block;color:#4b5866}
button,.back{display:block;width:100%;min-height:48px;margin-top:.8rem;border-radius:6px;border:1px solid #0b57a4;background:#0b57a4;color:#fff;font:inherit;font-weight:600;text-align:center;line-height:46px;text-decoration:none}
button.fail{background:#fff;color:#8f1d1d;border-color:#8f1d1d}
:focus-visible{outline:3px solid #0b57a4;outline-offset:2px}
`;

const slip = money.format(sandboxSlip / 100);

const methods = [
  ['upi', 'UPI', 'name@bank, or the app on your phone'],
  ['card', 'Card', 'Credit or debit, RuPay, Visa, Mastercard'],
  ['netbanking', 'Net banking', 'Log in to your bank'],
] as const;

/** Renders the payment page of the sandbox gateway, on which a payment succeeds or fails. */
export function drawSandboxPage(payment: SandboxPayment, shopName: string): string {
  const { amount, buyerName, productInfo, status, txnId } = payment;
  const action = escape(sandboxPath(txnId));
  const choices = methods
    .map(
      ([value, name, help], index) =>
        `<label><input type="radio" name="method" value="${value}"${index === 0 ? ' checked' : ''}><span>${name}<small>${help}</small></span></label>`,
    )
    .join('');
  const open = `<fieldset><legend>Pay by</legend>${choices}</fieldset>
<button name="outcome" value="success">Pay ${money.format(amount / 100)}</button>
<button class="fail" name="outcome" value="failure">Fail</button>
<fieldset><legend>Or pay the wrong amount</legend><small>The shop won’t mark it as paid. Its staff will decide.</small>
<button class="fail" name="outcome" value="too_much">${slip} too much</button>
<button class="fail" name="outcome" value="too_little">${slip} too little</button></fieldset>`;
  const over = `<p role="status">This payment has ended: it ${status === 'paid' ? 'was paid' : 'has failed'}.</p>
<button name="outcome" value="${status === 'paid' ? 'success' : 'failure'}">Back to the shop</button>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>Sandbox payment</title><style>${style}</style></head>
<body><main><p class="note">Sandbox: no money moves here.</p>
<form class="card" method="post" action="${action}">
<h1>Pay ${escape(shopName)}</h1><p class="sum">${money.format(amount / 100)}</p>
<p>${escape(productInfo)}</p><p>For ${escape(buyerName)}</p>
${status === 'open' ? open : over}
</form></main></body></html>`;
}
