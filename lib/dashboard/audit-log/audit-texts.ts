import type { AuditEntry } from '../../contract/staff-audit-log';

/** Actions whose two parts do not read well as words. */
const actions: Record<string, string> = {
  'api-key.make': 'API key created',
  'api-key.revoke': 'API key revoked',
  'appointment.outcome': 'Appointment outcome recorded',
  'appointment.read_health': 'Health answers viewed',
  'appointment_day_off.add': 'Day off added',
  'appointment_day_off.remove': 'Day off removed',
  'appointment_slot.open': 'Appointment slots updated',
  'customer.correct': 'Customer details updated',
  'customer.end_sessions': 'Customer logged out everywhere',
  'delivery-zone.change': 'Delivery zone updated',
  'delivery-zone.remove': 'Delivery zone deleted',
  'demo.load': 'Demo data loaded',
  'demo.remove': 'Demo data removed',
  'lead.reply': 'Enquiry replied to',
  'list.export': 'List exported',
  log_in: 'Logged in',
  'member.end_month': 'Membership month ended',
  'member.give_month': 'Free membership month added',
  'order.call': 'Call recorded',
  'order.courier': 'Courier updated',
  'order.place': 'Order created by staff',
  'order.return': 'Return reviewed',
  'parcel.book': 'Parcel booked',
  'parcel.pickup': 'Pickup requested',
  'parcel.report': 'Parcel status updated',
  'parcel.settle': 'Parcel closed',
  'parcel.split': 'Parcel split',
  'parcel.unbook': 'Parcel booking cancelled',
  'payment.dismiss': 'Payment dismissed',
  'price.cancel': 'Scheduled price cancelled',
  'price.plan': 'Price scheduled',
  'family.remove': 'Sizes ungrouped',
  'product.combo': 'Combo updated',
  'product.import': 'Products imported',
  'product.lots': 'Lots updated',
  'product.pictures': 'Pictures updated',
  'product.price_by_clock': 'Scheduled price applied',
  'provider-keys.change': 'Service keys updated',
  'provider-keys.choose': 'Payment gateway changed',
  'provider-keys.remove': 'Service keys removed',
  'question.answer': 'Question answered',
  'question.refuse': 'Question rejected',
  'refund.by-hand': 'Manual refund recorded',
  'remittance.tick': 'Remittance marked as received',
  'review.hide': 'Review hidden',
  'review.remove_pictures': 'Review pictures deleted',
  'review.see': 'Review approved',
  'review.show': 'Review unhidden',
  'search.forget': 'Search term deleted',
  'second-step.change': 'Two-step verification changed',
  'second-step.reset': 'Colleague’s two-step verification reset',
  'team.accept': 'Invitation accepted',
  'team.change': 'Permissions changed',
  'team.invite': 'Colleague invited',
  'team.resend': 'Invitation resent',
  'team.revoke': 'Invitation revoked',
  'voucher.block': 'Gift voucher blocked',
  'voucher.give': 'Free gift voucher sent',
  'voucher.reissue': 'Gift voucher reissued',
  'voucher.unblock': 'Gift voucher unblocked',
};

const verbs: Record<string, string> = {
  add: 'added',
  cancel: 'cancelled',
  change: 'updated',
  change_note: 'note edited',
  close: 'closed',
  create: 'created',
  forget: 'deleted',
  move: 'moved',
  note: 'note added',
  order: 'reordered',
  refund: 'refunded',
  remove: 'removed',
  remove_note: 'note removed',
  step: 'status updated',
};

const nouns: Record<string, string> = {
  faq: 'FAQ',
  form: 'Product form',
  lead: 'Enquiry',
  page_meta: 'Page title',
  purpose: 'Search rule',
  rail: 'Carousel',
  text_page: 'Page',
  voucher: 'Gift voucher',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (name: string) => name.replaceAll(/[_-]/g, ' ');

/** An action of the log in words, such as `Order packed`. */
export function actionText({ action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  if (action === 'order.step') {
    const status = after && typeof after === 'object' && 'status' in after ? after.status : null;
    if (typeof status === 'string') return `Order ${status.toLowerCase()}`;
  }
  const known = actions[action];
  if (known) return known;
  const [noun = '', verb = ''] = action.split('.');
  const subject = nouns[noun] ?? capitalised(spaced(noun));
  return `${subject} ${verbs[verb] ?? spaced(verb)}`.trim();
}

/** Actions that jobs of the store take, without a person. */
const jobActions = new Set(['product.price_by_clock']);

/** Who has done it: staff, a job of the store, or an account that is closed. */
export const authorText = ({
  action,
  staff_name,
}: Pick<AuditEntry, 'action' | 'staff_name'>): string =>
  staff_name ?? (jobActions.has(action) ? 'Automatic' : 'Closed account');

/** A subject of the log in words: its name, `SO-000005`, or `Product 7` if it was deleted. */
export function subjectText({ subject, names }: Pick<AuditEntry, 'subject' | 'names'>): string {
  const name = names[subject];
  if (name !== undefined) return name;
  const [kind = '', id = ''] = subject.split(':');
  if (kind === 'order' && /^\d+$/.test(id)) return `SO-${id.padStart(6, '0')}`;
  return `${nouns[kind] ?? capitalised(spaced(kind))} ${id}`.trim();
}
