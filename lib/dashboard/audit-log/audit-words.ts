import type { AuditEntry } from '../../contract/staff-audit-log';

/** Actions whose two parts do not read well as words. */
const actions: Record<string, string> = {
  'appointment.outcome': 'Appointment: result noted',
  'appointment.read_health': 'Appointment: health answers read',
  'appointment_day_off.add': 'Day off added',
  'appointment_day_off.remove': 'Day off removed',
  'appointment_slot.open': 'Appointment times changed',
  'customer.correct': 'Customer corrected',
  'customer.end_sessions': 'Customer logged out everywhere',
  'demo.load': 'Demo data loaded',
  'lead.reply': 'Enquiry answered',
  'list.export': 'List downloaded',
  log_in: 'Logged in',
  'member.end_month': 'Membership month ended',
  'member.give_month': 'Membership month given',
  'order.courier': 'Courier changed',
  'order.return': 'Return decided',
  'payment.dismiss': 'Payment dismissed',
  'price.cancel': 'Scheduled price cancelled',
  'price.plan': 'Price scheduled',
  'product.import': 'Products imported',
  'product.lots': 'Lots changed',
  'product.pictures': 'Pictures changed',
  'product.price_by_clock': 'Scheduled price applied',
  'team.accept': 'Invitation accepted',
  'team.change': 'Rights changed',
  'team.invite': 'Staff member invited',
  'team.resend': 'Invitation sent again',
  'team.revoke': 'Invitation revoked',
  'voucher.give': 'Gift voucher given',
  'voucher.reissue': 'Gift voucher issued again',
};

const verbs: Record<string, string> = {
  add: 'added',
  cancel: 'cancelled',
  change: 'changed',
  change_note: 'note changed',
  close: 'closed',
  create: 'created',
  forget: 'deleted',
  move: 'moved',
  note: 'note added',
  order: 'order changed',
  refund: 'refunded',
  remove: 'removed',
  remove_note: 'note removed',
  step: 'moved on',
};

const nouns: Record<string, string> = { lead: 'Enquiry', rail: 'Home page row' };

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

/** A subject of the log in words, such as `SO-000005` or `Product 7`. */
export function subjectText(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  if (kind === 'order' && /^\d+$/.test(id)) return `SO-${id.padStart(6, '0')}`;
  return `${nouns[kind] ?? capitalised(spaced(kind))} ${id}`.trim();
}
