import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'one-pot-millets',
  title: 'Millets without the sermon',
  summary:
    'Bajra, jowar, nagli, moraiyo and kodri as Gujarat cooks them: how much water, how long to soak, which flour turns bitter and where to begin.',
  keywords:
    'millets recipes, bajra rotlo, moraiyo, kodri khichdi, nagli, jowar, how to cook millets',
  cover: '/pictures/journal/one-pot-millets.webp',
  coverAlt:
    'Five bowls of different millets, from white to brick red, before two bags and a clay churn',
  daysAgo: 158,
  content: `<p>For some years now millets have been spoken of in the voice that one uses for medicine. That is
a pity, because nobody ever fell in love with a food that was good for them. In the villages
around Rajkot they eat bajra because on a January night, with new jaggery and a spoon of ghee, a
hot rotlo is the best thing in the house. Let us begin there.</p>
<h2>Who is who</h2>
<p>The word covers a dozen grasses with small seeds. Five of them matter in our part of the
country.</p>
<ul>
<li><strong>Bajra</strong> (pearl millet): grey-green, strong, warming. The winter grain of
Saurashtra and Kutch.</li>
<li><strong>Jowar</strong> (sorghum): pale, mild, a little sweet. Eaten from spring to the rains.
The easiest to like.</li>
<li><strong>Nagli</strong> (finger millet, ragi elsewhere): brick red, the grain of the Dang
hills. Fine flour, the taste of malt.</li>
<li><strong>Moraiyo</strong> (barnyard millet): tiny and white, cooks fast. Known to every child
as what one eats on a fast.</li>
<li><strong>Kodri</strong> (kodo millet): round, brown, slow. Makes a khichdi that keeps you till
evening.</li>
</ul>
<p>Foxtail, little and proso millet have come back as well, mostly from the south. Treat them like
moraiyo with a few minutes more.</p>
<h2>Cooking the grain</h2>
<p>Whole small millets cook as rice does, with two differences. They want a soak, and they want to
be left alone at the end.</p>
<ol>
<li>Wash in three waters. Small grains carry small dust.</li>
<li>Soak: moraiyo twenty minutes, foxtail and little millet thirty, kodri an hour.</li>
<li>Drain, and roast in a dry pot or a spoon of ghee until it smells like a biscuit tin. This
keeps the grains apart.</li>
<li>Add hot water: two and a half times the volume for separate grains, three and a half for a
soft khichdi.</li>
<li>Lid on, lowest flame, twelve to eighteen minutes. Then off the fire, lid still on, ten minutes
more.</li>
<li>Loosen with a fork. A spoon makes porridge of it.</li>
</ol>
<p>Nagli is hardly ever cooked whole. It is ground, and the flour becomes rotla, thin gruel with
buttermilk, or a dark, mild halwa. Whole bajra and jowar want a night in water and half an hour in
the cooker.</p>
<h2>The flour, and why it turns</h2>
<p>Bajra has more fat than wheat, and most of it lies in the germ. In the grain it is safe. Once
it is milled, the fat meets air, and after two or three weeks in summer the flour tastes bitter.
People then say that they do not like bajra. What they do not like is old bajra.</p>
<p>So look at the milling date and not at the best-before. Buy small. Keep the flour in the
refrigerator, in a closed tin, and smell it before you knead. Jowar keeps for two months, nagli
for four.</p>
<h2>A rotlo, for people who are afraid of it</h2>
<p>There is no gluten here, so nothing holds the dough together but hot water and your hands. Pour
just-boiled water on a cup of bajra flour, with salt, a little at a time; stir, cover, wait five
minutes. Then knead with the heel of the hand for longer than seems sensible, four minutes at
least. That is the step that the recipes forget.</p>
<p>Take a ball, wet your palms, and pat it from hand to hand, turning. If that fails, press it
between two pieces of cotton cloth. Cracks at the edge are no disgrace; seal them with a wet
thumb. A clay tava, a medium flame, the first side until it lets go, the second side longer, then
on the open fire until it puffs. White butter. Garlic chutney. Silence.</p>
<h2>Where to start in a rice house</h2>
<p>Do not announce anything. Put moraiyo in place of half the rice in a khichdi on a weekday.
Nobody will remark on it. In a month, upma from foxtail. Then jowar flour, one part to three of
wheat, in the ordinary rotli; at half and half it begins to break, so stop before that. Nagli into
the pancake batter of whoever is under ten. Bajra waits for winter.</p>
<p>Drink water with it. These grains bring more fibre than polished rice, and a stomach used to
rice wants a week or two to come to terms. Whoever has a thyroid condition or is on a diet by a
doctor’s order should ask before making bajra an everyday grain.</p>
<h2>What it does for the field</h2>
<p>We promised no sermon, so only this. A kilo of rice in Gujarat is a guest that must be given a
great deal of water. Bajra is a child of the house: it comes up on two good rains and asks for
little. The growers’ company that mills for us, sixty-one families around Rajkot, put a third of
their land back under bajra and jowar four years ago. They did not do it out of virtue. The well
was low and somebody had promised to buy. That somebody is whoever eats the rotlo.</p>
<p>One small caution when you shop: multigrain on the front of a packet may mean wheat with a
handful of ragi in it. Turn it round. The ingredients stand in order of weight, and the first word
is what you are buying.</p>`,
};
