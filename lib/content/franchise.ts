export const franchise = {
  title: 'Open a SOSE store',
  lead: 'A shop of 45 to 90 square metres with somebody behind the counter who knows what is in the jars. You bring the street, the hours and your name; we bring the shelf and everything that stands behind it.',
  picture: {
    src: '/pictures/stores/navrangpura.webp',
    alt: 'A SOSE store with an arched door, a striped awning and jars in both windows',
  },
  intro: [
    'The first counter opened in Navrangpura in 2011. Today there are twelve, and seven of them belong to the people who stand in them: a retired bank manager in Surat, two sisters in Kothrud, a pharmacist and his son in Maninagar. Each of them signed for five years; none has closed.',
    'We open one a year, seldom two, and say no more often than yes. A store needs a person who is there, and a street where people walk. We would rather look at ten streets with you than open in the wrong one.',
  ],
  pillarsTitle: 'What we bring',
  pillars: [
    {
      name: 'Products',
      text: 'About 150 products of twelve brands, packed in Ahmedabad. You order on Tuesday and Friday, in single cartons, and pay after 21 days. What is within 60 days of its date and unsold we take back at cost.',
      picture: '/pictures/franchise/products.webp',
    },
    {
      name: 'Store design',
      text: 'Measured drawings within two weeks of seeing the shop: shelves, counter, lamps, the sign and its lettering. The joinery is made in Naroda and put up in nine days. You may paint the door; the rest stays as drawn.',
      picture: '/pictures/stores/alkapuri.webp',
    },
    {
      name: 'Business support',
      text: 'Before you sign, we work out rent, wages and stock with you on one page, with a bad first year in it. Afterwards one person is yours to call, comes by every month, and shows you how your figures stand beside the other stores.',
      picture: '/pictures/home/services.webp',
    },
    {
      name: 'Marketing',
      text: 'The opening week, window cards for each season, tastings on one Saturday a month, and your store on the map of this site. Orders from your PIN codes that are placed online count towards your month.',
      picture: '/pictures/franchise/marketing.webp',
    },
    {
      name: 'Staff training',
      text: 'Two weeks at the counter in Navrangpura and three days in the packing house for you and one of your people: how ghee is made, how a label is read, what may be said about a herb and what may not. A day each half-year keeps it fresh.',
      picture: '/pictures/franchise/training.webp',
    },
    {
      name: 'IT',
      text: 'A till that knows lots, dates and GST, scales that print labels, and one stock for counter and web. It works through a power cut and sends the day’s figures at night. Hardware costs you once; there is no monthly licence.',
      picture: '/pictures/franchise/till.webp',
    },
  ],
  rangesTitle: 'What stands on the shelf',
  rangesText:
    'Every store carries all five ranges. How much of each is up to your street: near a hospital the health shelf is longer, near a school the snacks are.',
  termsTitle: 'The store in short',
  terms: [
    { term: 'Shop', value: '45 to 90 m², ground floor' },
    { term: 'Frontage', value: '4 m or more, on a street where people walk' },
    { term: 'People', value: 'You and two or three others' },
    { term: 'Time', value: 'Five years, renewed by both' },
    { term: 'To begin with', value: '₹18 to 26 lakh, stock included' },
    { term: 'Share of each sale', value: '24 % on food, 28 % on the rest' },
    {
      term: 'Towns we are looking at',
      value: 'Rajkot, Bhavnagar, Anand, Nashik, Thane and Indore',
      isWide: true,
    },
  ],
  stepsTitle: 'From the first call to the first customer',
  steps: [
    {
      name: 'A telephone call',
      text: 'Half an hour. You tell us about yourself and the street, we tell you what a store earns and costs.',
    },
    {
      name: 'A day at the counter',
      text: 'You stand in one of our stores from opening to closing. Most people know by five in the afternoon.',
    },
    {
      name: 'The street',
      text: 'We come, count the people who walk past on a Wednesday and a Saturday, and look at the shop with you.',
    },
    {
      name: 'One page of figures',
      text: 'Rent, wages, stock, sales, and what is left. You show it to whomever you trust; nobody signs within a week of seeing it.',
    },
    {
      name: 'Drawings, joinery, training',
      text: 'About ten weeks; for two and a half of them you are with us in Ahmedabad.',
    },
    {
      name: 'The door opens',
      text: 'With two of our people beside you for the first fortnight.',
    },
  ],
  contactTitle: 'Speak with us',
  contactText:
    'Hiral Desai looks after the stores. She picks up from 10 AM to 6 PM, Monday to Saturday, and answers emails within two working days.',
  contactPicture: {
    src: '/pictures/stores/kothrud.webp',
    alt: 'A SOSE store with pointed windows below a carved screen, a tree beside it',
  },
  writeText: 'Write to Hiral Desai',
  afterwards: 'Hiral Desai answers within two working days.',
  phone: '+91 90000 00050',
  email: 'franchise@example.in',
};
