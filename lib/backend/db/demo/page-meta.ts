export interface DemoPageMeta {
  /** The path of a static route, without a query. */
  pageUrl: string;
  /** 60 characters at most. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  keywords: string;
}

export const demoPageMeta: DemoPageMeta[] = [
  {
    pageUrl: '/',
    title: 'SOSE: organic food, herbs and natural care, Ahmedabad',
    description:
      'Spices, grains, ghee, honey, herbs, soaps and gifts from named farms and makers. Packed in Ahmedabad, delivered all over India in two to six days.',
    keywords: 'organic store, natural products, ayurvedic herbs, organic food online, ahmedabad',
  },
  {
    pageUrl: '/shop',
    title: 'Shop organic food, herbs, skin and home care | SOSE',
    description:
      'The whole shelf: food, health care, personal care, gifting and home care. Every pack with its maker, its ingredients, its origin and the price per unit.',
    keywords: 'buy organic online, spices, millets, ghee, honey, herbal care, natural soap',
  },
  {
    pageUrl: '/blogs',
    title: 'Journal: farms, kitchens and seasons | SOSE',
    description:
      'How ghee is made, how spices keep, what a label says and what the rains do to hair. Stories and plain advice from our farms, kitchens and counters.',
    keywords: 'organic food blog, indian kitchen, millets, spices, ayurveda journal',
  },
  {
    pageUrl: '/event',
    title: 'Events: tastings, walks and evenings online | SOSE',
    description:
      'Grind your own masala, taste honeys blindfold, stand at a wooden oil press or ask the vaidya online. See what is coming up, in our stores and elsewhere.',
    keywords: 'organic food events, workshops ahmedabad, tasting, farm visit, vaidya talk',
  },
  {
    pageUrl: '/concern',
    title: 'Shop by concern: joints, hair, digestion, sleep | SOSE',
    description:
      'Start from what you need: joints, hair, digestion, sleep, skin or the change of seasons. What is traditionally used for it, with words of our vaidya.',
    keywords: 'joint pain, hair fall, digestion, sleep, skin care, immunity, ayurvedic products',
  },
  {
    pageUrl: '/store-locator',
    title: 'Find a store in Gujarat, Mumbai or Pune | SOSE',
    description:
      'Twelve stores in Ahmedabad, Gandhinagar, Vadodara, Surat, Mumbai and Pune, with address, opening hours, telephone and the way there. Taste before you buy.',
    keywords: 'organic store near me, ahmedabad, gandhinagar, vadodara, surat, mumbai, pune',
  },
  {
    pageUrl: '/faq',
    title: 'Questions and answers on orders and goods | SOSE',
    description:
      'Delivery times and charges, payment, returns, how goods are chosen and tested, and how to order in bulk: short answers to what we are asked most often.',
    keywords: 'faq, delivery, payment, returns, bulk orders, organic products questions',
  },
  {
    pageUrl: '/about-us',
    title: 'About us: a shop in Ahmedabad since 2011 | SOSE',
    description:
      'One counter in 2011, twelve stores today. Who we are, whom we buy from, how we choose what we sell, and what we will not put on the shelf.',
    keywords: 'about sose, organic shop ahmedabad, farmers, natural products company',
  },
  {
    pageUrl: '/terms-and-conditions',
    title: 'Terms and conditions of sale | SOSE',
    description:
      'The terms on which we sell: prices and taxes, orders and payment, delivery, returns, vouchers, the Elite membership, reviews and the law that applies.',
    keywords: 'terms and conditions, terms of sale, store terms',
  },
  {
    pageUrl: '/shipping-policy',
    title: 'Shipping policy: times and charges | SOSE',
    description:
      'Two working days in Ahmedabad, five to six in the rest of India. What delivery costs, when it is free, how we pack, and what happens if a parcel is late.',
    keywords: 'shipping policy, delivery time, delivery charges, free delivery ahmedabad',
  },
  {
    pageUrl: '/return-and-refund-policy',
    title: 'Returns, replacements and refunds | SOSE',
    description:
      'Damaged, wrong or expired goods are replaced. By when to tell us, how to ask for another return, what cannot come back, and how you get your money.',
    keywords: 'return policy, refund, replacement guarantee, damaged goods',
  },
  {
    pageUrl: '/privacy-policy',
    title: 'Privacy policy: what we keep and why | SOSE',
    description:
      'Which details we ask for and why, who else sees them, how long they are kept, how to change or delete them, and why card numbers never reach us at all.',
    keywords: 'privacy policy, personal data, data protection',
  },
  {
    pageUrl: '/accessibility',
    title: 'Accessibility statement: what works and what does not | SOSE',
    description:
      'We aim at WCAG 2.2 AA. How the shop was tested with keyboard, large text and axe, what does not work yet, and how to reach us if something stops you.',
    keywords: 'accessibility statement, wcag, screen reader, keyboard',
  },
  {
    pageUrl: '/consult-our-vaidya',
    title: 'Consult our vaidya, an Ayurvedic doctor online | SOSE',
    description:
      'Twenty quiet minutes with an Ayurvedic doctor, online, in Gujarati, Hindi or English. She listens, advises, and tells you when another doctor is needed.',
    keywords: 'ayurvedic consultation, vaidya online, ayurvedic doctor, ahmedabad',
  },
  {
    pageUrl: '/consult-our-vaidya/schedule-appointment',
    title: 'Book a time with our vaidya | SOSE',
    description:
      'Choose a day from tomorrow on and an hour that suits you, say what it should be about, and the confirmation comes by email and text message.',
    keywords: 'book vaidya appointment, ayurvedic consultation online',
  },
  {
    pageUrl: '/subscription-plans',
    title: 'SOSE Elite: the monthly membership',
    description:
      'Free delivery, a free e-consultation, same or next-day parcels in six cities, early access to sales. A prepaid month at a time: nothing renews by itself.',
    keywords: 'elite membership, free delivery membership, monthly plan, priority orders',
  },
  {
    pageUrl: '/subscription-payment',
    title: 'Payment for your Elite membership | SOSE',
    description:
      'Your payment for a month of SOSE Elite is being made in another window. Please leave this page open until it is done; it goes on by itself afterwards.',
    keywords: 'elite payment',
  },
  {
    pageUrl: '/gift-voucher',
    title: 'Gift vouchers from ₹100, sent by email | SOSE',
    description:
      'Choose an amount, add a few words, and we send the voucher by email. It has no expiry and no fee, and whatever is left over can be spent another day.',
    keywords: 'gift voucher, e-gift card, organic gift, gift card india',
  },
  {
    pageUrl: '/contact-us',
    title: 'Contact us by form, telephone or email | SOSE',
    description:
      'Write to us about an order, a product, a lot number or an idea. A person reads every message and answers in Gujarati, Hindi or English, on working days.',
    keywords: 'contact sose, customer care, enquiry form',
  },
  {
    pageUrl: '/bussiness',
    title: 'For business: bulk, kitchens and gifting | SOSE',
    description:
      'Supply for restaurants, hotels, offices and shops, and gift boxes in numbers. Tell us about your company and what you need; we answer with a price list.',
    keywords: 'b2b organic supplier, bulk spices, corporate gifting, wholesale organic food',
  },
  {
    pageUrl: '/exports',
    title: 'Exports: organic goods from western India | SOSE',
    description:
      'Spices, millets, oils and herbal care for importers abroad, with papers in order. Tell us your market, your plans and your questions, and we write back.',
    keywords: 'organic exporter india, spice export, herbal products export, gujarat exporter',
  },
  {
    pageUrl: '/franchise',
    title: 'Open a SOSE store: the franchise | SOSE',
    description:
      'What we bring to a franchise store and what we look for in a partner: the range, the design of the shop, training, marketing, systems and steady support.',
    keywords: 'organic store franchise, franchise gujarat, natural products franchise',
  },
  {
    pageUrl: '/organic-living',
    title: 'Organic living: plots in a lakeside forest | SOSE',
    description:
      'A small settlement of plots between a lake and a planted forest: where it lies, how it is laid out, what may be built there, and how to come and see it.',
    keywords: 'organic living, forest plots, lakeside plots gujarat, weekend home',
  },
  {
    pageUrl: '/inspire-and-support',
    title: 'Inspire and support: five we stand beside | SOSE',
    description:
      'Five organisations that plant, teach, heal animals, save seed and feed people. What each of them does, why we support it, and how you can lend a hand.',
    keywords: 'partner organisations, social work, seed saving, tree planting, animal shelter',
  },
  {
    pageUrl: '/cart',
    title: 'Your cart | SOSE',
    description:
      'What you have chosen so far, with quantities, the total and the GST contained in it. Add a voucher code or mark the order as a gift, then go to checkout.',
    keywords: 'cart, shopping bag',
  },
  {
    pageUrl: '/wishlist',
    title: 'Your wishlist | SOSE',
    description:
      'The things that you have put aside for another day, with today’s price and whether they are on the shelf. Move one to the cart whenever you are ready.',
    keywords: 'wishlist, saved products',
  },
  {
    pageUrl: '/checkout',
    title: 'Checkout | SOSE',
    description:
      'Three short parts on one page: where the parcel goes, how you would like to pay, and a last look at the whole order before it is placed with our store.',
    keywords: 'checkout, place order',
  },
  {
    pageUrl: '/login',
    title: 'Log in by mobile number or email | SOSE',
    description:
      'Log in with a code sent to your mobile number, or with your email address and password. Cart and wishlist come with you; nothing that you chose is lost.',
    keywords: 'log in, otp login, account',
  },
  {
    pageUrl: '/signup',
    title: 'Create an account | SOSE',
    description:
      'A name, a mobile number, an email address and a password: that is all. With an account you can order, keep addresses, write reviews and see the vaidya.',
    keywords: 'sign up, create account, register',
  },
  {
    pageUrl: '/reset-password',
    title: 'Forgotten your password? | SOSE',
    description:
      'Give us the email address of your account and we send a link with which to choose a new password. The link can be used once, and it works for an hour.',
    keywords: 'reset password, forgotten password',
  },
  {
    pageUrl: '/update-password',
    title: 'Change your password | SOSE',
    description:
      'Choose a new password for your account. You will need the present one, and afterwards every device on which you are logged in is asked to log in again.',
    keywords: 'change password, account security',
  },
  {
    pageUrl: '/profile',
    title: 'Your account, addresses and orders | SOSE',
    description:
      'Your details, the addresses we deliver to, every order with its state and its invoice and, for members, what is left of the current month of SOSE Elite.',
    keywords: 'profile, my orders, addresses, subscription',
  },
  {
    pageUrl: '/profile/edit',
    title: 'Edit your details | SOSE',
    description:
      'Change your name, company or mobile number. A new mobile number is confirmed with a code before it can be used to log in; the email address stays as is.',
    keywords: 'edit profile, account details',
  },
  {
    pageUrl: '/profile/addresses/add',
    title: 'Add an address | SOSE',
    description:
      'Add an address in India to your account, at home, at work or with a friend. The PIN code fills in city and state, and any address can be made the default.',
    keywords: 'add address, delivery address',
  },
  {
    pageUrl: '/dashboard',
    title: 'Back office | SOSE',
    description:
      'For our own people: the orders of the day, stock and prices, reviews, enquiries and appointments. You need a staff account to come further than this page.',
    keywords: 'dashboard, staff',
  },
  {
    pageUrl: '/page-not-found',
    title: 'Page not found | SOSE',
    description:
      'There is nothing on this shelf. The address may have been mistyped, or the page has moved. Go back, look through the shop, or search for what you wanted.',
    keywords: 'page not found',
  },
];
