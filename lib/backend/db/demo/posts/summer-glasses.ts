import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'summer-glasses',
  title: 'Seven glasses for an April afternoon',
  summary:
    'Variyali, kokum, khus, bael, green mango, buttermilk and sattu: the coolers of western India, with proportions and without a blue bottle.',
  keywords:
    'summer drinks india, variyali sharbat, kokum sharbat, khus, aam panna, chaas masala, sattu drink',
  cover: '/pictures/journal/summer-glasses.webp',
  coverAlt: 'Three glasses of kokum, green mango and fennel cooler with a jar of seeds',
  daysAgo: 205,
  content: `<p>By the end of April the road in front of our Maninagar store is soft at noon, and the men who
load the carts drink buttermilk from a steel pot with a brick on its lid. There is wisdom in that
pot. It is salted, it is sour, it is cool and not cold, and nobody drinks it while standing in the
sun.</p>
<p>What follows are the seven glasses of our own packing table, in the order in which they turn up
from March to June. They have one thing in common. None is very sweet, and not one of them wants
ice.</p>
<h2>1. Variyali, fennel</h2>
<p>The drink of Gujarati summers, pale green and faintly of liquorice. Soak four spoons of fennel
seed in two cups of water overnight with a spoon of poppy seed and five peppercorns. Grind, strain
through cloth, squeeze, and grind the rest once more with a little water. Sweeten with rock sugar,
one spoon to the glass, and thin with three parts of water. Lucknow fennel, the small and green
kind, gives a finer scent than the fat seed that is chewed after meals.</p>
<h2>2. Kokum</h2>
<p>The dried rind of a fruit from the Konkan. Purple, sour, and a friend of salt. Soak ten rinds
in hot water for an hour, rub them with your fingers, strain. A pinch of roasted cumin, black
salt, and jaggery to take the edge off. Good rinds are soft, nearly black, and leave salt on your
fingers. If the water turns as pink as a sweet shop, somebody has helped the colour along.</p>
<h2>3. Khus, vetiver</h2>
<p>A grass root that smells of earth after the first rain. The green syrup in bottles owes its
colour to a dye; the root itself gives no green at all. Wash a small bundle of root, tie it with
thread, and leave it in the clay water pot. That is the entire recipe. Take it out after three
days and dry it in the sun. It may be used a second time, and after that it goes between the
winter shawls.</p>
<h2>4. Bael</h2>
<p>A hard shell that needs a hammer, and inside it an orange pulp that smells of marmalade. Mash
the pulp in water with your hands, rub it through a sieve, and add nothing but a little jaggery.
Drink it at once; it thickens while you look at it. It is filling, and best in the middle of the
morning. If you take thyroid or sugar medicine, ask first how it goes together.</p>
<h2>5. Green mango</h2>
<p>Boil two raw mangoes in their skins until they are soft. Squeeze out the pulp, and stir in the
same weight of jaggery, two spoons of roasted cumin, one of black salt and a fistful of crushed
mint. This base keeps for a week in the refrigerator. Two spoons to a glass of water. Some add a
pinch of asafoetida, and they are right.</p>
<h2>6. Chaas, buttermilk</h2>
<p>One part of curd, three of water, and more patience in the churning than you think. Salt,
roasted cumin, a bruised curry leaf, a scrape of ginger. It should be thin. What restaurants serve
in a tall glass under that name is a yoghurt drink, and a very nice one, but a cart-puller could
not work after it.</p>
<h2>7. Sattu</h2>
<p>Roasted gram flour, which came to us with colleagues from Bihar and stayed. Two spoons to a
glass of cool water, stirred quickly so that no lumps form; lemon, salt, green chilli, a little
raw onion if you have no meetings. It is breakfast as much as drink. The flour must smell of warm
nuts. If it smells of paint, it is old.</p>
<h2>Some things learned at the counter</h2>
<ul>
<li>Cool is not cold. Clay cools water to a point at which you can still taste what is in it. Ice
numbs the tongue, so one sweetens more.</li>
<li>Salt belongs in a summer glass. You lose it in sweat. Those who have been told to keep it low
should of course keep to that.</li>
<li>Seeds and rinds can be bought for a season. Syrups are mostly sugar: read the first word of
the list, and then the number beside the word colour.</li>
<li>Basil seeds, <em>takmaria</em>, want ten minutes in water before they go into anything. Never
give them dry.</li>
<li>Anybody who has stopped sweating in the heat, is confused or feels faint needs shade, water
and a doctor, in that order and fast. It is no occasion for sherbet.</li>
</ul>
<h2>A word for the host</h2>
<p>In our part of the world a guest is given water before being asked why they came. In summer
make it one of these. Two spoons of a base that already stands in the refrigerator, water from the
clay pot, a steel glass. It takes forty seconds, and it says what a bottle of something fizzy
cannot: that you knew someone would come, and that you hoped so.</p>
<p>Fennel, kokum and rock salt are on <a href="/shop">the shelf</a> all year. Bael and green mango
you will have to find yourself, from a person with a basket, under a tree.</p>`,
};
