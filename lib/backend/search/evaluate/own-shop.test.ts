import { products } from '../../db/schema/catalogue.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { catalogueChanged } from '../engine.ts';

/* A grocer's shop with names that are not those of the demo, and the words of its customers. */

const names =
  `Turmeric Powder 200 g, Cumin Seeds, Coriander Powder, Red Chilli Powder, Black Pepper Whole,
Green Cardamom, Cinnamon Sticks, Cloves, Fenugreek Seeds, Mustard Seeds, Carom Seeds, Fennel Seeds,
Dry Ginger Powder, Asafoetida, Tamarind, Rock Salt, Black Salt, Garam Masala, Chaat Masala,
Dry Mango Powder, Bay Leaf, Star Anise, Nutmeg, Nigella Seeds, Poppy Seeds, Basmati Rice, Brown Rice,
Idli Rice, Wheat Flour, Gram Flour, Ragi Flour, Bajra Flour, Jowar Flour, Maize Flour, Semolina, Broken Wheat,
Vermicelli, Sago, Puffed Rice, Flattened Rice, Toor Dal, Moong Dal, Urad Dal, Masoor Dal, Kabuli Chana,
Kidney Beans, Black Eyed Peas, Horse Gram, Moth Bean, Soybean, Jaggery Block, Sugar, Rock Sugar, Honey, Cow Ghee,
Sesame Oil, Mustard Oil, Groundnut Oil, Coconut Oil, Sunflower Oil, Peanut Butter, Almonds, Cashew Nuts,
Raisins, Pistachio, Figs, Dates, Walnut Kernels, Pumpkin Seeds, Basil Seeds, Flaxseed, Fox Nut, Edible Gum,
Mango Pickle, Lemon Pickle, Papad, Groundnut Chikki, Assam Tea, Filter Coffee, Lemongrass Tea, Rose Water,
Henna Powder, Soapnut Powder, Shikakai Powder, Neem Soap, Aloe Vera Gel, Camphor Tablets, Incense Sticks, Cotton Wicks,
Psyllium Husk, Amla Juice, Moringa Powder, Ashwagandha Tablets, Triphala Churna, Washing Powder, Barley`
    .split(/,\s*/)
    .map((name) => name.trim());

/** The query, and the expected beginning of a product name among the first three. */
const judged =
  `haldi=turmeric; हळद=turmeric; shengdana tel=groundnut oil; jeera=cumin; dhania=coriander; lal mirch=red chilli; mirchi=red chilli;
kali mirch=black pepper; elaichi=green cardamom; dalchini=cinnamon; laung=cloves; methi=fenugreek;
rai=mustard; ajwain=carom; saunf=fennel; variyali=fennel; sonth=dry ginger;
adrak=dry ginger; hing=asafoetida; imli=tamarind; sendha namak=rock salt; kala namak=black salt;
amchur=dry mango; tej patta=bay leaf; chakra phool=star anise; jaiphal=nutmeg; kalonji=nigella;
khus khus=poppy; chawal=basmati; atta=wheat flour; besan=gram flour; nachni=ragi;
nagli=ragi; bajri=bajra; juvar=jowar; makki atta=maize; suji=semolina;
rava=semolina; dalia=broken wheat; sevai=vermicelli; sabudana=sago; murmura=puffed;
poha=flattened; arhar dal=toor; tuvar=toor; mung=moong; udad dal=urad;
masur=masoor; chole=kabuli; rajma=kidney; lobia=black eyed; kulthi=horse gram;
matki=moth bean; soya=soybean; gud=jaggery; gur=jaggery; chini=sugar;
mishri=rock sugar; shehad=honey; shahad=honey; madh=honey; ghee=cow ghee;
til tel=sesame oil; til oil=sesame oil; sarson tel=mustard oil; singtel=groundnut oil; nariyal tel=coconut oil;
badam=almonds; kaju=cashew; kishmish=raisins; pista=pistachio; anjeer=figs;
khajur=dates; akhrot=walnut; sabja=basil seeds; alsi=flaxseed; makhana=fox nut;
gond=edible gum; achar=mango pickle; keri pickle=mango pickle; nimbu pickle=lemon pickle; papadum=papad;
chai=assam; kapi=filter coffee; lili cha=lemongrass; gulab jal=rose water; mehndi=henna;
reetha=soapnut; sabun=neem soap; kapur=camphor; agarbatti=incense; batti=cotton wicks;
isabgol=psyllium; sahjan=moringa; goosberry=amla; जीरा=cumin; हल्दी=turmeric;
हळद=turmeric; धनिया=coriander; બેસન=gram flour; જીરું=cumin; घी=cow ghee;
बादाम=almonds; halad=turmeric; sabudano=sago; jau=barley`
    .split(/;\s*/)
    .map((line) => line.split('='));

const minRight = 0.98;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await store.context.db.update(products).set({ isOnSale: false });
  const made = [];
  for (const name of names) {
    made.push((await makeProduct(store, { name, searchText: name.toLowerCase() })).id);
  }
  await catalogueChanged(store.context.db, made);
});
afterAll(() => store.close());

it('an own grocer finds 98 % of the words of its customers', async () => {
  const wrong: string[] = [];
  for (const [typed = '', right = ''] of judged) {
    const path = `/web/products/list/?prod_search=${encodeURIComponent(typed)}`;
    const { body } = await store.call('GET', path);
    const { data } = body['data'] as { data: { name: string }[] };
    const found = data.slice(0, 3).map(({ name }) => name);
    if (!found.some((name) => name.toLowerCase().startsWith(right))) {
      wrong.push(`${typed} → ${found.join(' | ') || 'nothing'} (${right})`);
    }
  }
  expect(judged.length).toBeGreaterThanOrEqual(100);
  expect(wrong.slice(Math.floor(judged.length * (1 - minRight)))).toEqual([]);
});
