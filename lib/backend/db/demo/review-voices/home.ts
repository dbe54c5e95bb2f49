import type { ReviewVoices } from '../review-voices.ts';

export const homeVoices: ReviewVoices[] = [
  {
    kind: 'gift',
    categories: ['festive-hampers', 'wellness-hampers', 'tins-and-boxes', 'for-children'],
    texts: {
      5: [
        'They copied my message by hand, with the spelling mistake corrected. I was touched.',
        'Sent to a friend who has everything. She called, which people do not do any more.',
        'Ordered nine for the office and all nine looked the same and arrived on the same day.',
        'No price slip inside, as promised. Neatly tied, no plastic shine.',
        'I meant to give it away. It is still here, and I have ordered another for the giving.',
      ],
      4: [
        'Very well received by my in-laws. The ribbon was a little crushed.',
        'Nicely made and it looks more than it costs. The card could be a bit bigger.',
      ],
      3: ['Nice, but packed in a box much larger than needed, with a lot of paper under it.'],
      2: [
        'Came two days after the birthday, although I had ordered well before. Nothing wrong with it otherwise.',
      ],
      1: ['One corner was dented, and you cannot give that to anybody. They did refund me for it.'],
    },
  },
  {
    kind: 'gift',
    categories: ['festive-hampers', 'wellness-hampers', 'tins-and-boxes'],
    texts: {
      5: [
        'Everything inside was something one would really use. Nothing put in to fill a gap.',
        'The box is now keeping my sewing things. The contents were over in a fortnight.',
      ],
      4: ['Tasteful. I wish I could choose one or two of the items myself.'],
      3: ['It was fine. One item was different from the picture, of similar worth.'],
    },
  },
  {
    kind: 'gift',
    categories: ['for-children'],
    texts: {
      5: [
        'My niece opened it and did not look up for an hour. The adults envied her.',
        'No battery, no sound, no screen. The grandfather and the grandson are fighting over it.',
      ],
      4: ['Well made and safe to look at. For my two one box was not enough, expect quarrels.'],
    },
  },
  {
    kind: 'wrap',
    categories: ['packing-materials'],
    texts: {
      5: [
        'It made a small present look as if I had thought about it for weeks.',
        'My cousin kept it and asked what had been in it. So, a success.',
        'Plain, sturdy, no plastic. I keep a few in the drawer for sudden birthdays.',
      ],
      4: ['Good and simple. The colour is a little darker than on the screen.'],
      3: ['Fine for small things. I should have read the measurements before ordering.'],
      2: ['Reached me with a crease across the middle, which one cannot hide in a present.'],
    },
  },
  {
    kind: 'clean',
    categories: ['laundry', 'dishes-and-floors'],
    texts: {
      5: [
        'Our help has stopped wearing gloves with this and her hands are better for it, she says.',
        'Hardly any smell, and yet things come out clean. It goes against all that television taught me.',
        'I pour the used water on the curry leaf plant and it has not complained.',
        'A bigger refill pack please, and I am yours for life.',
        'Very little does it. I was using four times as much of the old one.',
        'The bathroom shelf looks calmer with one honest label in place of five shouting ones.',
      ],
      4: [
        'Good for daily use. For burnt or very oily things, you need a second go.',
        'Cleans well, leaves no film. I would not mind a little more scent.',
        'Bit costly at first sight, but it goes a long way, so in the end about equal.',
        'Nice and mild. In our hard water I have to take a little extra.',
      ],
      3: [
        'All right for light dirt. Turmeric stains stayed where they were.',
        'Does its work, but one has to get used to the absence of foam.',
      ],
      2: ['Some had run out on the way and half the carton was full of it. Less than I paid for.'],
      1: ['Not strong enough for our house, sorry. I have gone back to the usual.'],
    },
  },
  {
    kind: 'incense',
    categories: ['incense-and-dhoop'],
    texts: {
      5: [
        'No black smoke and no headache. I could sit in the same room and read.',
        'Smells of the thing it is named after, and not of a perfume shop in a taxi.',
        'The scent stays in the curtains until evening, softly. My sister asks what I have been cooking.',
        'We are careful with smoke at home. Near an open window this one has been all right for us.',
        'Slow burning, I timed it. The temple down the road has started ordering it as well.',
        'I light one when I begin to write. The neighbours know then that I am not to be disturbed.',
      ],
      4: [
        'Soft fragrance, good for a small room. In a hall you will hardly notice it.',
        'Natural smell. Two or three in my pack were damaged, but they burn.',
        'Very nice for the evening aarti. Keep a metal plate under it, the ash is generous.',
      ],
      3: [
        'Pleasant but too faint for me. I am used to the strong kind from my town.',
        'Went out twice before it caught properly, probably due to the damp season.',
      ],
      2: ['A good many were broken in transit. I am using the pieces in a bowl of sand.'],
    },
  },
  {
    kind: 'candle',
    categories: ['candles'],
    texts: {
      5: [
        'Burns straight down, without dripping and with no black on the wall.',
        'The scent is there when you enter the room and forgotten when you sit. Just right.',
        'We had a power cut for three hours and it was the nicest evening of that week.',
        'Gave it to a friend who had moved house. She has lit it every evening so far, I hear.',
        'Real wax, you can tell by how it smells when it is put out. No sting in the nose.',
        'Looks good even when it is not lit, and I am not a person who says such things of candles.',
      ],
      4: [
        'Lovely and calm. Trim the wick, otherwise it gets a tall flame.',
        'Good, burned about as long as they say. I had hoped for more scent.',
        'Nice glow, pretty pack. A bit small when you finally hold it in the hand.',
      ],
      3: [
        'The wax had sweated a little in the summer heat. It burns fine, looks tired.',
        'Fragrance is weak in a large room. Next to the bed it works.',
      ],
      2: ['It came with a chip on one side. I lit it anyway, but it is not a gift any more.'],
    },
  },
  {
    kind: 'puja',
    categories: ['puja-essentials'],
    texts: {
      5: [
        'Everything clean and fresh, as it should be for the purpose. My mother checked it herself.',
        'Ordered for our griha pravesh. The panditji asked for the name of the shop.',
        'Pure and simple, no chemical smell. I keep a spare always.',
        'In Bengaluru I could never find this in proper quality. Came in five days, nicely packed.',
      ],
      4: [
        'Good quality. The quantity is right for a month of daily puja.',
        'Nicely made and nicely packed. I would like a larger size before the festivals.',
        'As described. Reached one day before Janmashtami, so there was some tension.',
      ],
      3: [
        'It is all right, I had expected a somewhat larger pack for the price.',
        'Good thing, plain packing. The lid did not sit well, so I moved it to a steel dabba.',
      ],
      2: ['It reached us after the puja was over. Quality is good, the courier is not.'],
    },
  },
  {
    kind: 'puja',
    categories: ['puja-essentials'],
    forms: ['set', 'whole'],
    texts: {
      5: [
        'Used daily since Navratri. It lights at the first match and burns clean through the whole aarti.',
      ],
    },
  },
  {
    kind: 'garden',
    categories: ['garden'],
    texts: {
      5: [
        'My chilli plants had given up on me. Six weeks later I am distributing chillies in the building.',
        'Instructions were written for a balcony and not for a farm. That helped.',
        'The neighbours below have nothing to say against it, and they usually do. Easy to use too.',
        'Bought for my son’s school project and now it is my hobby and not his.',
        'It came well packed, nothing spilled, and the leaflet answered the one question I had.',
      ],
      4: [
        'Good results with methi and tulsi, nothing much with roses so far.',
        'Easy and clean. It gets over quickly if you have more than ten pots.',
        'Works slowly, as natural things do. I had to learn to wait.',
      ],
      3: [
        'Half of my plants did well and half did nothing, possibly my watering.',
        'Fine, but for this amount I would expect a lower price. My terrace needs three.',
      ],
      2: [
        'I used too much and two seedlings did not like it. They told me the right measure when I called.',
      ],
      1: [
        'Had opened on the way and was all over the other things in the box. Half the order had to be washed.',
      ],
    },
  },
];
