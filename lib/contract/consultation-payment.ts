/** How the fee of a consultation is paid; pages and messages say it after the amount. */
export const consultationPayment = 'During the call, the vaidya will tell you how to pay';
