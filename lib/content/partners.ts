export interface Partner {
  name: string;
  location: string;
  picture: { src: string; alt: string };
  does: string;
  why: string;
  help: string;
  href: string;
}

/** The five partners and their addresses are invented. */
export const inspireAndSupport = {
  title: 'Inspire and support',
  lead: 'One rupee of every order goes to five organisations that we know by their yards and their people. In the last twelve months it came to ₹86,400, in equal parts.',
  text: 'We chose them because they are small, because they are near enough to visit, and because each of them mends something that our own trade leans on: trees, seed, animals, children who will farm one day, and people who have nothing to eat on a Friday. None of them pays to be here, and none has to sell our goods.',
};

export const partners: Partner[] = [
  {
    name: 'Chhaya Nursery Trust',
    location: 'Ahwa, Dang',
    picture: {
      src: '/pictures/partners/nursery.webp',
      alt: 'Rows of saplings in black bags below a net of shade',
    },
    does: 'Raises 48,000 saplings a year of trees that grew in the Dang hills before teak was planted there: mahua, khair, tendu, arjun. Families take them home free of charge and get ₹20 for each that still lives after two rains.',
    why: 'Our forest honey comes from those hills. Bees need something to fly to in May.',
    help: 'Carry saplings on one of four planting Sundays in July and August.',
    href: 'https://chhaya-nursery.example.org',
  },
  {
    name: 'Limda Shala',
    location: 'Nakhatrana, Kutch',
    picture: {
      src: '/pictures/partners/school.webp',
      alt: 'A blackboard and three low desks in the shade of a tree',
    },
    does: 'Nine schools below trees for the children of herders, who move with their animals from November to June. The teacher moves too. Four in five of the children join a village school by the age of ten and stay.',
    why: 'The wool of our bath cloths and the ghee of two makers come from these families.',
    help: 'Give a travelling box: books, slates and a lamp for one class, ₹2,400.',
    href: 'https://limda-shala.example.org',
  },
  {
    name: 'Godhuli Animal Shelter',
    location: 'Visnagar, Mehsana',
    picture: {
      src: '/pictures/partners/shelter.webp',
      alt: 'Two cows before a shed with hay',
    },
    does: 'A yard for 140 cows, bullocks, donkeys and dogs that were hit on the highway or let go when they were old. A vet lives there. Those who get well go back to work on small farms, and may not be sold on.',
    why: 'A dairy that keeps its cows to the end needs somewhere for them to be old.',
    help: 'Pay the hay of one animal for a month, ₹1,100, or come and brush it.',
    href: 'https://godhuli-shelter.example.org',
  },
  {
    name: 'Beej Ghar',
    location: 'Kawant, Chhota Udepur',
    picture: {
      src: '/pictures/partners/seeds.webp',
      alt: 'Eight bowls of seed and grain in different colours on a long table',
    },
    does: 'A house of clay pots with the seed of 212 local kinds: 38 of maize, 27 of rice, 19 of pigeon pea, and a millet that was thought lost. You borrow a measure in June and bring back a measure and a half in December.',
    why: 'Seeds that cannot be sown again have no place on our shelf. These can.',
    help: 'Grow out one kind on your balcony or field, and send back what you save.',
    href: 'https://beej-ghar.example.org',
  },
  {
    name: 'Friday Kitchen',
    location: 'Behrampura, Ahmedabad',
    picture: {
      src: '/pictures/partners/kitchen.webp',
      alt: 'Two large pots with dal and rice on fire, plates beside them',
    },
    does: 'Two kitchens where neighbours cook for neighbours: 620 meals of dal, rice and a vegetable every Friday, served on steel plates, at tables. Nobody is asked why they came.',
    why: 'What we cannot sell any more but is good to eat goes there, a van full each week.',
    help: 'Cut vegetables from 6 to 9 in the morning, or wash up from 2 in the afternoon.',
    href: 'https://friday-kitchen.example.org',
  },
];
