import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Retired = readonly (readonly [RegExp, string])[];

/** Words with one spelling in the whole shop, texts of the demo included. */
const spellings: Retired = [
  [/\be-mail/i, 'email'],
  [/\b(by|or|this|your|the|a|our|these) mails?\b(?! (server|program|provider|service))/i, 'email'],
  [/['"`>]Mails\b/, 'Emails'],
  [/\bBangalore\b/, 'Bengaluru'],
];

/** Words that screens, messages and mails no longer use, each with its replacement. */
const retired: Retired = [
  ...spellings,
  [/\b(a|your|the|this|next|first|later) talks?\b|\btalks? with\b/i, 'appointment'],
  [/\bCome in\./, 'Log in'],
  [/just look around/i, 'Continue as guest'],
  [/by (going on|continuing|ordering),? you accept/i, 'By continuing, you agree to'],
  [/be our guest/i, 'Create your account'],
  [/can be the last one/i, 'Unsubscribe any time'],
  [/forgotten the password/i, 'Forgot password?'],
  [/of your visit into your cart/i, 'Your item is in your cart'],
  [/is contained\b/i, 'Includes ₹… GST'],
  [/['"`>]The account['"`<]/, 'Bill details'],
  [/['"`>]Goods['"`<]/, 'Items'],
  [/['"`>]To pay\b/, 'Total'],
  [/\b1 pieces?\b|\} pieces?\b(?!=)/, 'items, units'],
  [/change in cart/i, 'Edit cart'],
  [/, 0 with\b/, 'delivery, free with …'],
  [/\bYour PIN\b(?! code)/, 'Enter PIN'],
  [/replacement within 5 days, return/i, '5-day replacement, 15-day returns'],
  [/\bOur order\b/, 'Featured'],
  [/['"`>]Go['"`<]/, 'Apply'],
  [/>Before</, 'Previous'],
  [/see what is on the shelf/i, 'Shop now'],
  [/['>]To the shop\b/, 'Continue shopping'],
  [/\bthe cabinet['<]/i, 'Shop by category'],
  [/still to come/i, 'the expected date'],
  [/['"`>]The label['"`<]/, 'Order details'],
  [/who receives it|how you find it again|where it goes/i, 'Contact, Save as, Address'],
  [/courier calls it/i, 'The courier will call this number'],
  [/\bcounts for (\d|\$|an? )/i, 'Valid for'],
  [/ask for a return/i, 'Request return'],
  [/keep everything/i, 'Cancel'],
  [/\bas (a )?guest\b.{1,20}\bas (a )?member\b/i, 'With and without Elite'],
  [/\bis given back\b/i, 'will be cancelled'],
  [/thank you for your gift/i, 'Your gift is on its way'],
  [/what you have ordered stands/i, 'View past orders'],
  [/last read through/i, 'Last updated'],
  [/['>]who writes|whom we answer/i, 'Your details, Contact person'],
  [/orders a page/i, 'Orders per page'],
  [/wait for payment/i, 'Awaiting payment'],
  [/['"`>]A basket['"`<]/, 'Average order value'],
  [/keep this view/i, 'Save view'],
  [/\} chosen['"`<]/, 'selected'],
  [/['"`>]By the clock['"`<]/, 'Scheduled'],
  [/\bmend (it|the)\b/i, 'fix'],
  [/can be had\b/i, 'is available'],
  [/no longer good/i, 'has expired'],
  [/stay on it\b/i, 'left on it'],
  [/leave (it|this e?mail) be\b/i, 'ignore this email'],
  [/looked after by|['>]I look after it/i, 'Assigned to, Assign to me'],
  [/['"]Where it stands['"]|['"]How it stands['"]/, 'Status'],
  [/['"]Nobody yet['"]/, 'Not assigned'],
  [/\bthe trail\b/, 'the activity log'],
  [/the stock book|in the book:/i, 'the stock history'],
  [/nobody knows any more|writing it down|written down:/i, 'Stop tracking stock, Saving, Saved'],
  [/['"]What (went back|sold|was told|it was told|has happened)['"]/, 'Refunds, Sales, Deliveries'],
  [/\bas you said\b/i, 'saved'],
  [/['"]Read anew['"]|['"]Issue anew['"]/, 'Reload, Reissue'],
  [/off the rail\b|of the rail\b/i, 'carousel'],
  [/people can see it/i, 'Visible'],
  [/['"`>]In a line['"`<]/, 'Summary'],
  [/(label|title)="Words"/, 'Content'],
  [/['"`>]What (it|the picture) shows\b/, 'Alternative text, Products in the picture'],
  [/a ticket with its price/i, 'a price tag'],
  [/\bAs it is, it\b/, 'Without a target, …'],
  [/['"`>]\s*Bur(y|ied)\b/, 'Move down, At the end'],
  [/take the line away/i, 'remove the line'],
  [/it is no food/i, 'Not a food item'],
  [/\b(your|offer|blocks) notices\b/, 'notifications'],
  [/\bStands in the\b/, 'Shown in the'],
  [/please type two letters/i, 'Type two letters'],
  [/\b(kept )?on this device alone\b/i, 'saved only on this device'],
  [/\bnothing (in|on) it is lost\b/i, 'Your items are safe'],
  [/\bdeactivate (your )?account\b/i, 'Close account'],
  [/\bwas taken off: it\b/, 'We removed'],
  [/\bsold out (meanwhile|for now)\b/i, 'Out of stock'],
  [/\boff sale\b/i, 'Not published, Unpublish'],
  [/['"`>]Sale status\b/, 'Confirmation'],
  [/['"`>][Hh]anded over['"`<]|\bas handed over\b/, 'Shipped'],
  [
    /\bnot confirmed['"`<]|\bconfirm (your )?email\b(?!:)|\bemail confirmed\b/i,
    'Not verified, Verify email',
  ],
  [/\bElsewhere in\b/, 'Rest of India'],
  [/message for the gift card/i, 'Gift message'],
  [/tell me when it is back/i, 'Notify me'],
  [/['"]One (less|more)['"]/, 'Decrease quantity, Increase quantity'],
  [/\bin the meantime\b/i, 'say what happened'],
  [/['">]\s*Keep it\s*['"<]/, 'Cancel'],
  [/\bjunk mail\b/i, 'spam folder'],
  [/\bhave to be paid\b/i, 'is due'],
  [/['"]Who you are['"]|how we reach you/i, 'Personal details, Contact details'],
  [/\bbefore the others\b/i, 'Priority'],
  [/\btype to find it\b/i, 'Type to search'],
  [/\bsee what .{1,60} gives\b/i, 'See … benefits'],
  [/['"]What the (cart|order) costs['"]/, 'Price details'],
  [/\b(is|are) already ticked off\b|\btick them off\b/i, 'already marked as received'],
  [/\bfollows? (its|their|the) items\b/i, 'depends on its items'],
  [/\b(bought|sell|cost|items) singly\b/i, 'separately'],
  [/\bdissolve (the )?family\b|\bfamily dissolved\b/i, 'Ungroup sizes, Sizes ungrouped'],
  [/\bout of the family\b|\btake it out (of|there)\b/i, 'from the family, Remove it from'],
  [/['"`>](To h|H)and over['"`<]|\bto hand over['"`<]/, 'To ship, Ship'],
  [/['"`>]\s*Stop being a\b|\bof its own\?/, 'Convert to a regular product'],
  [/\bcan’t hold (itself|another)\b/, 'can’t contain'],
  [/, free from [₹$]|\(free from [₹$]/, 'free on orders of … or more'],
  [/\bnever confirmed\b/, 'never verified'],
  [/\bPlease login to (save|use|ask|book a seat)\b/, 'Log in to …'],
  [/\bto (the|your) original method\b/, 'to your original payment method'],
  [/\bMust be a (day|moment)\b/, 'Must be a date, Must be a date and time'],
  [/\b(Accept|Reject) return\b/, 'Approve return, Decline return'],
];

/** Habits of another language in the texts of the demo's products and pages. */
const demoHabits: Retired = [
  ...spellings,
  [
    /[.;>] ?With (an? |high )?(acidity|asthma|blood thinners|diabetes|cholesterol|medicine)\b/,
    'If you have …, If you take …',
  ],
  [/\bof (Gir|Badri) cows\b/, 'from Gir cows'],
  [/\ball that’s\b|\ball that we\b/, 'everything that’s'],
  [
    /"(alt|altText|imageAlt|coverAlt|pictureAlt)": "[^"]*\bbefore (it|them|the|a|an|two)\b/,
    'in front of',
  ],
];

/** Habits of another language: never in the texts that shoppers and staff read. */
const translated: Retired = [
  [/\balone\b/i, 'only'],
  [/\b(anew|once more)\b/i, 'again'],
  [/\bmeanwhile\b/i, 'just'],
  [/(?<!just )\bsold out['"`<.]/i, 'out of stock'],
  [/\b(some|every)body\b/i, 'we, someone, everyone'],
  [/\b(whoever|whomever)\b/i, 'anyone who'],
  [/\b(goes?|comes?|went|came) back\b/i, 'will be refunded, has been returned'],
  [/\bby itself\b/i, 'automatically'],
  [/\bat once\b/i, 'now, right away'],
  [/\bbegun\b/i, 'started'],
  [/\bby hand\b/i, 'manually'],
  [/\bring (us|me) up\b/i, 'call us'],
  [/\bplease (enter a|enter the|choose|tell|say)\b/i, 'Enter, Choose, Tell us'],
  [/\b(you|i) may\b|\bmay (i|my|you)\b/i, 'can'],
  [/\bYou get this email\b/, 'You’re receiving this email'],
  [/\b(is|are|will be) debited by itself|nothing is debited\b/i, 'no auto-debit'],
  [/\bgo(es)? back to (you|the customer|the account)\b/i, 'will be refunded'],
  [/\bgo(es)? back by (itself|themselves)\b/i, 'will be refunded automatically'],
  [/\bare back on (your|the) gift voucher/i, 'added back to your gift voucher'],
  [/\bthe account that you paid from\b/i, 'your original payment method'],
  [/\btravels with\b/i, 'is on its way with'],
  [/\bat hand\.['"`]/i, 'ready in cash'],
  [/\bon its page['"`]|the page of your order\b/i, 'the order page'],
  [/\bvaidya expects you\b/i, 'Your appointment is confirmed'],
  [/\ball times are Indian times\b/i, 'IST'],
  [/\bIf it was not you\b|\bIf (that|this) was not you\b/, 'Wasn’t you?'],
  [/\bsomebody (knows|tries|of ours|of our shop)\b/i, 'someone, we'],
  [/\b(was|were) taken off: it\b/i, 'We removed …'],
  [/\b(were|was) asked for\. (Please )?[Tt]ry\b/, 'Too many … requests'],
  [/\bPlease ask for a new one\b/i, 'Request a new one'],
  [/\bby video or telephone\b/i, 'by video or phone'],
  [/\bnobody brings it\b/i, 'it has no courier'],
  [/\btakes the keys\b|\brefuses the keys\b/i, 'accepts, rejected the keys'],
];

/** Words that the back office no longer uses. */
const office: Retired = [
  [
    /['"`>]\s*(Delete|Remove|Hide|Block|Unblock|Accept|Refuse|Give|Mail|Make|Use|End|Send|Load|Tell|Forget) it\s*['"`<]/,
    'the verb with its noun: Delete brand',
  ],
  [/\bleft empty\b|['"`]Empty: |[.;] Empty: /i, 'Leave blank to …'],
  [/['"`]Such as: /, 'E.g.'],
  [/['"`]0: |[.;] 0: /, 'Enter 0 for …'],
  [/\bthere is no such\b/i, 'not found, Unknown …'],
  [/\b(is|are) told\b/i, 'is notified, We’ll email …'],
  [/\bnobody fits\b|\bdoes not fit\b|['"`>]Fits['"`<]/i, 'No results, Mismatch, Matches'],
  [/\bcalled off\b/i, 'cancelled'],
  [/\bsee (it|them) in the shop\b/i, 'View in shop'],
  [/\bgive a (month|(gift )?voucher)\b/i, 'Add free month, Send gift voucher'],
  [/\bto arrive by\b/i, 'Expected delivery'],
  [/\bhand to the courier\b/i, 'Mark as shipped'],
  [/\bask the gateway\b/i, 'Check with gateway'],
  [/\btick(ed)? off\b/i, 'Mark as received, Check items'],
  [/\bits page in the shop ends\b|\bis gone\b|\bare gone\b/i, 'will be deleted'],
  [/\bby its grip\b|\bon the grip\b/i, 'Drag the handle'],
  [/\bparts of the shop\b/i, 'Features'],
  [/\bno area\b|\ball areas\b/i, 'No permissions, All permissions'],
  [/\bpaid back\b|\bpay (it|all of it) back\b/i, 'refunded, Refund payment'],
  [/\bchanged meanwhile\b/i, 'Edited by someone else'],
  [/['"`>](New )?Purposes?['"`<]/, 'Search rule'],
  [/\b(put|is) on sale\b|['"`>]On sale['"`<]/i, 'Publish, Published'],
  [/\blines? with errors\b|\b(each|every|first|earlier) line\b/i, 'row'],
  [/['"`>]Lines?['"`<]/, 'Row'],
];

const demo = /^lib\/backend\/db\/demo\//;
const storefront = /^(app|components|lib\/(content|features))\/(?!dashboard\/)/;
const backOffice = /^(app|components|lib)\/dashboard\//;
const refusals = /^lib\/(contract|backend\/(services|routes|http))\//;
const content = /^lib\/(content|backend\/(services|db\/demo))\/.+\.json$/;
const exempt = [/^lib\/backend\/db\/(migrations|geography)\//, /\.test\.tsx?$/];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return (/\.tsx?$/.test(path) || content.test(path)) &&
      !exempt.some((pattern) => pattern.test(path))
      ? [path]
      : [];
  });
}

function wordsRetiredIn(file: string): Retired {
  if (demo.test(file)) return demoHabits;
  if (backOffice.test(file)) return [...retired, ...translated, ...office];
  return storefront.test(file) || refusals.test(file) ? [...retired, ...translated] : retired;
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

describe('words that are no longer used', () => {
  const files = ['app', 'components', 'lib'].flatMap(sources);

  it('reads the sources of the shop and the store API', () => {
    expect(files.length).toBeGreaterThan(1500);
  });

  it('finds none of them in a label, message or mail', () => {
    const found = files.flatMap((file) => {
      const lines = withoutComments(readFileSync(file, 'utf8'));
      return wordsRetiredIn(file).flatMap(([pattern, better]) => {
        const hit = pattern.exec(lines)?.[0];
        return hit === undefined ? [] : [`${file}: “${hit}”, better: ${better}`];
      });
    });
    expect(found).toEqual([]);
  });
});
