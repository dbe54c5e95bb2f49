interface Said {
  title: string;
  description: string;
}

const said = (title: string, description = ''): Said => ({ title, description });

/** Default title and description per page, if staff wrote none; an empty text means no default. */
export const standingMeta: ReadonlyMap<string, Said> = new Map([
  ['/shop', said('All products', 'Every product, with its maker, its ingredients and its price.')],
  ['/blogs', said('Journal', 'Stories and plain advice about what is on sale.')],
  ['/event', said('Events', 'What takes place, in rooms and online.')],
  [
    '/concern',
    said('Shop by concern', 'What people look for help with, and what our shelf has for it.'),
  ],
  ['/store-locator', said('Our stores', 'Stores by city: address, opening hours, telephone.')],
  [
    '/consult-our-vaidya',
    said(
      'Consult our vaidya',
      'An appointment with an Ayurvedic doctor, online, at a time you choose.',
    ),
  ],
  ['/consult-our-vaidya/schedule-appointment', said('Book a time with our vaidya')],
  [
    '/subscription-plans',
    said(
      '{membership}: the monthly membership',
      'What a prepaid month of {membership} gives, and what it costs.',
    ),
  ],
  ['/subscription-payment', said('Payment for your {membership} membership')],
  [
    '/gift-voucher',
    said('Gift vouchers', 'A gift voucher by email, for any amount, without expiry.'),
  ],
  ['/about-us', said('About us', 'Who we are, and how we choose what we sell.')],
  [
    '/inspire-and-support',
    said('Inspire and support', 'Organisations whose work we stand beside.'),
  ],
  ['/organic-living', said('Organic living', 'Plots by the lake, for a life close to the ground.')],
  [
    '/franchise',
    said('Franchise', 'A store of your own under our name: what we bring, and how to ask.'),
  ],
  [
    '/exports',
    said('Exports', 'For importers and distributors abroad: what we send, and how to ask.'),
  ],
  [
    '/bussiness',
    said('For business', 'By the sack and the carton: what we supply, and how to ask.'),
  ],
  ['/contact-us', said('Contact us', 'A form that reaches us, and other ways to get in touch.')],
  [
    '/faq',
    said('Questions and answers', 'Short answers on delivery, payment, returns and our goods.'),
  ],
  [
    '/shipping-policy',
    said('Shipping policy', 'Where we deliver, how long it takes and what it costs.'),
  ],
  ['/terms-and-conditions', said('Terms and conditions', 'The terms on which we sell.')],
  [
    '/return-and-refund-policy',
    said(
      'Returns, replacements and refunds',
      'What goes back, within which days, and how money returns.',
    ),
  ],
  [
    '/privacy-policy',
    said('Privacy policy', 'Which details we ask for, why, and who else sees them.'),
  ],
  [
    '/accessibility',
    said(
      'Accessibility',
      'How this shop can be used with a keyboard or a screen reader, and its limits.',
    ),
  ],
  ['/cart', said('Your cart')],
  ['/wishlist', said('Your wishlist')],
  ['/checkout', said('Checkout')],
  ['/login', said('Log in')],
  ['/signup', said('Sign up')],
  ['/reset-password', said('Reset your password')],
  ['/update-password', said('Change your password')],
  ['/profile', said('My profile')],
  ['/page-not-found', said('Page not found')],
]);
