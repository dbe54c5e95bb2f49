export const organicLiving = {
  title: 'Organic living',
  lead: 'Twenty-four plots between a lake and a planted wood, forty minutes from Ahmedabad. Soil that has had no chemicals since 2014, one lane, no wall around it.',
  banners: [
    {
      image: '/pictures/organic-living/lake.webp',
      alt: 'A lake with a wooden landing stage, reeds and hills beyond the far shore',
      title: 'The lake',
      text: 'Eleven hectares of water that the village has kept since 1902. It fills in August and holds until May.',
    },
    {
      image: '/pictures/organic-living/plan.webp',
      alt: 'The land from above: two rows of plots along one lane, the lake on the left, the wood on the right',
      title: 'The plan',
      text: 'Twenty-four plots of 500 to 1,100 m² along one lane. Every one reaches water or wood within three minutes.',
    },
    {
      image: '/pictures/organic-living/lane.webp',
      alt: 'A lane of earth that winds between young trees towards the light',
      title: 'The wood',
      text: '6,200 trees of 61 native kinds, planted in 2016 and 2017. Nobody owns a piece of it; everybody walks in it.',
    },
    {
      image: '/pictures/organic-living/house.webp',
      alt: 'A white house of one storey with a tiled roof and a verandah, trees on both sides',
      title: 'The house',
      text: 'One storey, a tiled roof, a verandah. At most a fifth of a plot is built on.',
    },
    {
      image: '/pictures/organic-living/garden.webp',
      alt: 'Rows of vegetables before a small house, a well with its wheel beside them',
      title: 'The garden',
      text: 'Each plot has beds that bear already. Our gardener looks after them while you are away.',
    },
  ],
  parts: [
    {
      title: 'How it began',
      paragraphs: [
        'In 2013 we looked for a field on which to try seed before we asked farmers to sow it. We found nineteen hectares by the tank of Vasana village, tired from cotton, and spent three years doing little more than mulching them.',
        'The trial field is still there, and takes four hectares. The rest was more than we could farm. Half of it became the wood. On a strip of the remainder, between wood and water, we marked out plots, for people who would like to grow some of what they eat and to hear peacocks at six in the morning.',
      ],
    },
    {
      title: 'How the land is kept',
      paragraphs: [
        'No chemical fertiliser, no pesticide, no borewell of one’s own. Rain from roofs and lane runs into the lake; the lake feeds one channel, and the channel feeds the beds. Kitchen water is cleaned in a reed bed and goes to the trees.',
        'Compost is made in one place for all and brought to the plots in November and June. Seed comes from the trial field, free of charge; what you save from your own harvest is welcome there.',
      ],
    },
    {
      title: 'What may be built',
      paragraphs: [
        'One house to a plot, of one storey, on at most a fifth of the ground. Brick, stone, lime, wood and tiles; no glass fronts and no lawns. Three plans by an architect from Baroda come with the plot, and her advice on your own.',
        'Hedges in place of walls. No light may shine upwards, because the lake belongs to the birds at night. Dogs are welcome, loudspeakers are not.',
      ],
    },
    {
      title: 'Coming to see it',
      paragraphs: [
        'On Saturdays and Sundays, from 8 to 11 in the morning. Somebody walks the lane, the wood and the shore with you; it takes two hours, and breakfast comes from the beds. You see the papers of the land, the approved layout and its registration before anybody speaks of money.',
        'We keep no list of people to ring up again. If you liked it, you call us.',
      ],
    },
  ],
  factsTitle: 'The land in short',
  facts: [
    { term: 'Plots', value: '24, of which 9 are free' },
    { term: 'Size of a plot', value: '500 to 1,100 m²' },
    { term: 'Built on', value: 'A fifth at most' },
    { term: 'Wood', value: '7.5 hectares, 61 kinds of tree' },
    { term: 'Water', value: 'From the lake, by one channel' },
    { term: 'From Ahmedabad', value: '32 km, 40 minutes' },
  ],
  visitTitle: 'Where it is',
  address: [
    'SOSE Organic Living',
    'Lake Road, Vasana',
    'Sanand taluka, Ahmedabad 382110',
    'Gujarat',
  ],
  phone: '+91 90000 00060',
  phoneHours: 'Every day from 9 AM to 6 PM; ask for Ramesh Parmar.',
  place: { latitude: 22.935, longitude: 72.268 },
};
