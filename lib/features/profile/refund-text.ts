import type { Subscription } from '../../contract/subscription';
import { formatRupees } from '../../format/money';

type Refund = NonNullable<Subscription['refund']>;

export function refundText({ amount, state }: Refund): string {
  const rupees = formatRupees(amount);
  switch (state) {
    case 'requested':
    case 'sent':
      return `${rupees} is on its way back to you.`;
    case 'settled':
      return `${rupees} went back to the account that you paid from.`;
    case 'failed':
      return `${rupees} could not be sent back yet. Our care team is looking into it.`;
  }
}
