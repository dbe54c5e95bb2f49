import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'honey-that-sets',
  title: 'Why good honey sets, and other things that worry people',
  summary:
    'Crystals, foam, thin honey, dark honey: what they mean, why kitchen purity tests fail, and how forest honey is gathered in the Dang hills.',
  keywords:
    'honey crystallisation, raw honey, forest honey dang, honey purity test, rock bee honey, multiflora honey',
  cover: '/pictures/journal/honey-that-sets.webp',
  coverAlt: 'A jar of dark forest honey beside a jar that has set to a pale cream',
  daysAgo: 440,
  content: `<p>Each January the same letter reaches us in forty hands. <em>Your honey has turned to sugar. I
have always trusted your shop.</em> We answer every one of them, and each time we say the same
thing: it was honey before, and it is honey now. What you see is what it does.</p>
<h2>Setting</h2>
<p>Honey is more sugar than the water in it can hold. Two kinds chiefly, fructose, which stays in
solution, and glucose, which would rather be a crystal. All it needs is a cool week and something
to begin on, a speck of pollen or of wax. Honeys rich in glucose go fast: mustard from the north
sets in three weeks, white as butter. Those rich in fructose, like the acacia of Kashmir, may stay
clear for a year or more. Neither is purer than the other.</p>
<p>Honey that never sets, winter after winter, has often been heated strongly and filtered under
pressure so that nothing is left to begin on. That is done so that it should look the same in
every jar. It is not a crime; but scent goes off with the heat, and scent is most of what you pay
for.</p>
<p>To make it run again, stand the jar in water that is no hotter than a bath, 40 to 45 degrees,
and turn it now and then. An hour or two. Never on the flame, never in the microwave. Or leave it
and spread it: set honey stays on the bread, where it belongs.</p>
<h2>Foam, layers, thinness</h2>
<p>A fine white foam on top is air and a little wax from the comb. Spoon it off if it disturbs
you, or eat it first, as beekeepers do. Two layers, clear above and grainy below, mean that it has
begun to set and not yet finished.</p>
<p>Forest honey is thinner than the honey from boxes. The bees of the open comb live where the air
is humid, and the comb is cut when the hill people can reach it, not when a meter says so. The law
allows 20 per cent of water. Above that, wild yeasts wake up, and a jar may hiss when it is
opened. It then smells of cider. Such a jar should come back to us.</p>
<h2>Tests that do not work</h2>
<p>You will have seen them in films of one minute.</p>
<ul>
<li><strong>The thumb:</strong> a drop that stays put is called pure. It is only thick. Sugar
syrup is thick too.</li>
<li><strong>The glass of water:</strong> a drop that sinks whole, likewise.</li>
<li><strong>The match:</strong> a match dipped in honey that still burns shows that the honey was
dry, or the match good.</li>
<li><strong>The ants:</strong> they will walk past your honey, or not, for reasons of their
own.</li>
<li><strong>The dog:</strong> no.</li>
</ul>
<p>Those who stretch honey with rice syrup know these tests better than you. Their work is made to
pass them. What finds it are carbon isotopes, enzymes, pollen under a microscope, and a resonance
test that is not cheap. We have one lot out of every gathering examined so, and the report lies in
the stores for anybody who asks.</p>
<h2>How it is gathered</h2>
<p>In the Dang hills, where Gujarat turns green and steep, the giant rock bee hangs its single
comb from cliffs and from the highest branches of the <em>sadad</em> tree. The gatherers go up in
April and May, in the dark of the moon, on a rope of creeper and cotton, with a bundle of
smouldering grass. Smoke first, a song for the bees, then a bamboo blade.</p>
<p>In the old way the whole comb was cut and squeezed, brood and all. The women’s collective at
Ahwa, from whom we buy, has changed one thing: only the honey part is taken, and the brood is left
hanging, so that the colony rebuilds within weeks. They pay by the kilo for comb without brood,
and nothing for comb with it. In six seasons the number of combs on their cliffs has not gone
down. It is a simple rule, kept by those whose sons are on the rope.</p>
<p>The honey drips through muslin overnight. Nobody heats it. It is dark, with smoke at the edge,
and some bitter flower in it that we have never been able to name.</p>
<h2>Using it well</h2>
<ol>
<li>A dry spoon, a closed lid, a cupboard. It needs no refrigerator, and sets faster in one.</li>
<li>Let tea cool until you can drink it, then stir the honey in. The old texts ask that it not be
heated, and the nose agrees with them.</li>
<li>Try a dark honey with something salty: with bajra, with hard cheese, over roasted
groundnuts.</li>
<li>Light honeys go with fruit and curd, and do not argue with tea.</li>
</ol>
<h2>Two cautions</h2>
<p>No honey of any kind for a child below one year. It can carry spores that a grown stomach
laughs at and an infant’s cannot, and no amount of purity alters that. And honey is sugar, in
better company than usual. Whoever counts sugar must count it.</p>
<p>So when your jar sets this winter, hold it to the light. It looks like frost on a window. If
after all you do not like it so, bring it, and we shall warm it for you while you look along <a
href="/shop">the shelf</a>. But most who try the first spoon do not ask again.</p>`,
};
