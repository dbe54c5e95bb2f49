import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'fssai-number',
  title: 'What the fourteen digits on a food packet tell you',
  summary:
    'The FSSAI number names a business, a state and a year. How to read its fourteen digits, how to look one up, and what the number does not promise.',
  keywords:
    'fssai licence number, fssai 14 digits meaning, food licence check, food label india, foscos',
  cover: '/pictures/journal/fssai-number.webp',
  coverAlt: 'A bag of red rice with its back turned to the reader, a magnifying glass before it',
  daysAgo: 68,
  content: `<p>On the back of every food packet sold in India, beside a small logo, stand fourteen digits.
Most people take them for a bar code that lost its bars. They are in fact the most useful line on
the label for anyone who wants to know who stands behind the food, and they can be read in under a
minute.</p>
<h2>Who gives the number</h2>
<p>The Food Safety and Standards Authority of India keeps the list of everybody who makes, packs,
stores, carries or sells food as a business. A large factory needs a licence, and so does a
middling one. A very small maker, a stall or a home kitchen that sells its pickle, needs only a
registration, which is simpler and cheaper. Both end in a number of fourteen digits that has to be
printed on the packet or hung up at the counter.</p>
<h2>Reading it from the left</h2>
<p>Take an invented one, 10720026000412.</p>
<ul>
<li><strong>1</strong>, the first digit, says what kind of permission it is. A 1 stands for a
licence, a 2 for a registration.</li>
<li><strong>07</strong>, the next two, are the state. Gujarat is 07, Karnataka 12, Kerala 13,
Maharashtra 15, Rajasthan 22, Uttarakhand 26. Two zeros mean that the licence was given by the
central office, as it is for the largest makers and for importers.</li>
<li><strong>20</strong> is the year in which the number was first given, here 2020.</li>
<li><strong>026</strong>, the three in the middle, belong to the office that issued it.</li>
<li><strong>000412</strong>, the last six, are the maker’s own number within that office.</li>
</ul>
<p>So without looking anything up you know that this is a licensed maker in Gujarat who has been
on the list since 2020. If the packet says that the food was lovingly prepared in a Himalayan
village, you have a question to ask. The answer may be innocent: the village grew it and a house
in Gujarat packed it. A good label says so in words.</p>
<h2>Two numbers on one packet</h2>
<p>That is common and it is not a printing error. One number belongs to the maker and one to the
company whose brand is on the front. Read the small words near each: <em>manufactured by</em>,
<em>packed by</em>, <em>marketed by</em>. Many handsome brands make nothing at all; they design a
box. There is no shame in it, but you may like to know whose hands the food was in.</p>
<h2>Looking it up</h2>
<p>The Authority’s licensing portal is called FoSCoS and lets anyone search by number, without an
account. You will be shown the name of the business, its address, whether the number is active,
and the kinds of food that it covers. Three things are worth comparing with the packet:</p>
<ol>
<li>Is the name the same, or at least recognisably the same?</li>
<li>Is the status active? Permissions run out and have to be renewed.</li>
<li>Do the kinds of food fit? A number given for sweets should not be standing on a bottle of
oil.</li>
</ol>
<p>If something does not fit, write to the maker before you write to anybody else. Nine times out
of ten an old roll of labels is being used up. If no answer comes, the Authority takes complaints
from consumers, with a photograph of the label.</p>
<h2>What the number does not say</h2>
<p>It does not say that the food is good. It does not say that this packet was tested. It says
nothing about organic growing, which has a mark of its own, nor about nutrition. A licence means
that somebody has told the state what they do and where, agreed to be visited, and can be found
when something goes wrong. That is less than an advertisement would like it to mean, and a good
deal more than nothing.</p>
<p>Nor does it appear on everything in a shop like ours. Soap, shampoo and face powders are
cosmetics and come under another law. Classical Ayurvedic preparations made as medicine carry a
drug licence of the state instead. A jar that wears a food number and claims to treat an illness
is wearing the wrong clothes, whichever way you turn it.</p>
<h2>The other lines worth your time</h2>
<h3>Batch and dates</h3>
<p>The batch number is what you quote when you complain. The date of packing tells you more than
the best-before date, because the shelf life is the maker’s own estimate, while the day of packing
is a fact.</p>
<h3>Net quantity and unit price</h3>
<p>The price for 100 grams or 100 millilitres lets you compare two jars of different height.
Packets are tall on purpose.</p>
<h3>The veg mark</h3>
<p>A green dot in a green square, or a brown triangle in a brown one. Honey and milk go under
green in India; egg does not.</p>
<h2>How we use it</h2>
<p>Before a new food maker comes on our shelf we look up the number, read the address, and go
there. The visit is what counts. The number is how we know that we have come to the right door. On
every product page it is printed with the maker’s full address, so that you can do the same, from
your chair, before you buy. If ever a number on our pages does not answer when you look it up,
tell us; the ways to reach us are under <a href="/faq">questions and answers</a>.</p>`,
};
