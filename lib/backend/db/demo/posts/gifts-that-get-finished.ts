import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'gifts-that-get-finished',
  title: 'A gift that gets finished',
  summary:
    'The best present from a kitchen is one that is empty by spring. How to choose for elders, hosts, colleagues and children, and how to pack it.',
  keywords:
    'organic gift hamper, diwali gifts, healthy gifts for parents, housewarming gift ideas, gift packing',
  cover: '/pictures/journal/gifts-that-get-finished.webp',
  coverAlt: 'A woven basket of hill food and three tins of tea, with marigolds and a lamp',
  daysAgo: 400,
  content: `<p>There is a shelf in most Indian homes on which gifts go to live. A crystal swan, four sets of
glasses, a clock with a company’s name. Nobody chose these things, nobody may throw them out, and
at some wedding one of them will begin a new journey. The best test of a present that we know of
is therefore a simple one. Will it be gone by spring?</p>
<p>Food, oil, soap, incense and tea pass that test. They ask for no place. They make one ordinary
week a little better, and then they leave. That is also why they need thought. A jar which is not
to somebody’s taste cannot be hung in the guest room.</p>
<h2>Begin with the person’s day</h2>
<p>Not with a budget, and not with the box. Think of the hour at which this gift would be
used.</p>
<ul>
<li><strong>Parents and elders.</strong> Their day has fixed points. Choose what fits an existing
one: the tea they already drink, but better; the oil for their evening feet; a soap without much
perfume. New habits are not a present at seventy. Check for sugar and for salt, and let lids be
easy to open.</li>
<li><strong>A host.</strong> Bring what will not have to be served that evening. Something for the
breakfast after the party is the kindest of all: good honey, poha, a chutney.</li>
<li><strong>A new home.</strong> Salt, oil, grain and a lamp are old gifts for a threshold, in
almost every community. A good box of them tells the family that you thought of the kitchen and
not of the sofa.</li>
<li><strong>Colleagues.</strong> Small, equal, without religion, free from nuts if you do not
know, and nothing that has to be carried home upright in a local train.</li>
<li><strong>Children.</strong> Something they can do, not only eat. Seeds and a pot. A tin of
dried fruit that is theirs and has a key.</li>
<li><strong>New parents.</strong> Food for the two of them. Everyone else will bring things for
the baby. And no honey for a child under one year, not even on the tip of a finger; doctors are
firm about this.</li>
</ul>
<h2>Fewer, and one of them unexpected</h2>
<p>Hampers grow by fear. One adds a packet of this and a sachet of that so that it may look like
enough. Three things that belong together speak more clearly than eleven that do not. We build
most boxes in the same way: one thing for every day, one for a Sunday, one that the person would
never buy. A plain tea, an excellent ghee, a small bottle of attar. The third is the one they will
mention on the telephone.</p>
<h2>Ask about three things</h2>
<ol>
<li><strong>What they do not eat.</strong> Jain kitchens use no root vegetables, and that includes
garlic powder in a masala and, for many, ginger in a tea. On a fast only some grains and only rock
salt will do. Diabetics are tired of being given sweets, and just as tired of being given
sugar-free sweets.</li>
<li><strong>When they will open it.</strong> A box for a wedding season may stand for a month. Put
in nothing that has less than four months to go, and look at the date yourself.</li>
<li><strong>How it will travel.</strong> Glass with glass wants paper between. Oil wants its cap
taped, and a bag. In May, leave out the chocolate.</li>
</ol>
<h2>Packing that is part of it</h2>
<p>We like a box that has a second life: a tin for the masala, a steel dabba, a basket of sabai
grass. Cloth in place of paper, tied in a knot, is older than any gift shop and can be worn. If it
is to be paper, then without a plastic film, so that it can go with the newspapers. Shredded kraft
keeps jars apart and is welcome in a compost heap.</p>
<p>Turn every label the same way. It costs nothing, and people notice without knowing why.</p>
<h2>The card</h2>
<p>Write it by hand, and write one true sentence. Where it came from is a good one: this honey is
from the Dang hills, it may set in the cold, stand it in warm water. Or how to use it: half a
spoon on hot rice. A printed card with a stanza of greetings ends on the shelf, beside the
swan.</p>
<p>In the cart you can mark an order as a gift and give us your sentence; we copy it out with a
pen. Prices stay out of the parcel.</p>
<h2>When you do not know</h2>
<p>Sometimes one does not know the kitchen at all. Then money’s worth is no shame: a voucher of
which the amount is yours to choose, sent with that same sentence. Or a basket of plain things
that no house is without, rice, dal, jaggery, oil, each in a quality that the house would not have
treated itself to.</p>
<p>And if in doubt between a large thing and a small, take the small one and go there yourself.
Most of what people like about a gift is being visited. You will find baskets and loose things to
fill them with in <a href="/store-locator">any of our stores</a>, and a table at the back where
someone will help you to tie the cloth.</p>`,
};
