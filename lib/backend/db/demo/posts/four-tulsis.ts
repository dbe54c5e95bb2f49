import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'four-tulsis',
  title: 'Four plants called tulsi, and how to tell them apart',
  summary:
    'Rama, Krishna, Vana and Kapoor tulsi differ in leaf, smell and use. How to know each of them in a pot, in a packet and in the cup.',
  keywords: 'tulsi varieties, rama tulsi, krishna tulsi, vana tulsi, kapoor tulsi, holy basil tea',
  cover: '/pictures/journal/four-tulsis.webp',
  coverAlt: 'Four heaps of dried tulsi before a tin of green tulsi tea and a pot of tulsi',
  daysAgo: 9,
  content: `<p>Ask for tulsi at three houses on one Ahmedabad street and you may be handed three different
plants. All of them are tulsi to the people who water them. To the tongue they are as far apart as
lime and orange, and a tea made with one is not the tea you liked last time. So here is what we
look for, first in the pot, then in the packet.</p>
<h2>Rama tulsi, the green one</h2>
<p>This is the plant of most courtyards. Botanists call it <em>Ocimum tenuiflorum</em>. The leaf
is plain green, softly toothed, a little hairy below; the stem is green or faintly pink. Rub it
and the first smell is clove, then something cool, then a sweetness that stays on the fingers. It
dries to a dull olive and makes the roundest cup of the four, which is why most blended teas are
built on it.</p>
<h2>Krishna tulsi, the dark one</h2>
<p>Also called Shyama. The same species as Rama, in a purple coat: dark stems, veins the colour of
aubergine, leaves that go nearly black in a cool winter. It is the sharper plant. There is pepper
in it, and a bite at the back of the throat that those who like it miss in every other tulsi. In a
hot May the purple fades to green, so do not accuse your nursery too soon. Look at the stem; the
stem does not lie.</p>
<h2>Vana tulsi, the tall one</h2>
<p>A different species, <em>Ocimum gratissimum</em>, and a different build: waist high or higher,
with leaves as long as a finger and woody branches at the base. It grows half wild along hedges
and canal banks. The smell leans to clove oil and lemon rind. A leaf or two is plenty for a cup.
Too many and the tea tastes like a dentist’s waiting room.</p>
<h2>Kapoor tulsi, the camphor one</h2>
<p>The name is used loosely. What most nurseries in Gujarat sell under it is <em>Ocimum
kilimandscharicum</em>, a grey-green shrub that smells plainly of camphor. People keep it near
windows because it is said to bother mosquitoes. It is a pleasant plant to brush past. We would
not drink it daily, and we do not put it in a tea.</p>
<h2>What to look for in a packet</h2>
<p>Once it is dried and cut, the colour of the stem is gone and you must go by other signs.</p>
<ul>
<li><strong>Leaf or stalk.</strong> Stalk weighs more than leaf and tastes of straw. Shake the
packet: grey sticks that rattle to the bottom are what you paid for and will not drink.</li>
<li><strong>Colour.</strong> Olive green to dark green. Brown means it was dried in the sun or
dried last year. Bright green means it was dried well, or dyed; put a pinch in cold water and
wait. Leaf gives its colour to cold water slowly. Dye does not wait.</li>
<li><strong>Smell.</strong> It should reach you before your nose reaches the packet. Tulsi holds
its oil in tiny glands on the leaf, and once those dry out nothing brings it back.</li>
<li><strong>The month.</strong> The leaf is at its fullest just as the plant comes to flower.
Around Anand that is late September to November, after the rains, with a second and thinner cut in
spring.</li>
</ul>
<p>That month matters more than the variety. This year’s Rama will please you more than last
year’s Krishna, however deep its purple was.</p>
<h2>In the cup</h2>
<p>For dried leaf: one heaped teaspoon to a cup of water that has come off the boil, covered, six
minutes. The cover is not for warmth. What you smell rising from an open cup is the oil leaving,
and the oil is the reason you made tea.</p>
<p>For fresh leaf: eight or ten of Rama, five of Krishna, two of Vana, torn once. Pour the water
over; do not boil them in it. If milk is wanted, make the tea strong and add the milk last, off
the fire.</p>
<p>Ginger goes with Krishna. Lemongrass goes with Vana. Rama is happy with nearly anything, a
strip of orange peel in winter included.</p>
<h2>Growing one</h2>
<p>Six inches of pot, soil that drains, four hours of sun, and a firm hand. Pinch out the flower
spikes as they come or the plant will set seed and consider its work done. Water when the top inch
is dry. Most tulsi in flats dies of kindness, its roots sitting in a saucer of water.</p>
<p>In November bring it away from cold night wind. It sulks below twelve degrees, drops leaves,
and people take that for disease. Leave it be. It will come again from the stem in February,
provided you did not pull it out.</p>
<h2>A word on drinking it every day</h2>
<p>Tulsi is a food herb in most Indian houses and a cup or two a day is an old habit. Even so, it
is a plant with something in it. If you are expecting a child, take medicine for blood sugar, or
take anything that thins the blood, speak to someone qualified before making it a routine. <a
href="/consult-our-vaidya">Our vaidya</a> will tell you plainly whether it suits you, and she has
been known to say no.</p>
<p>As for which of the four to begin with: smell before you choose. In <a
href="/store-locator">our stores</a> the jars are open for that very purpose.</p>`,
};
