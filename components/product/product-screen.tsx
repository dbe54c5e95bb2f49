import { Activity } from 'react';
import { LotLabel } from '@/components/grower/lot-label';
import { ShareRow } from '@/components/share/share-row';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Later } from '@/components/ui/later';
import { LoadFailure } from '@/components/ui/load-failure';
import type { PlantName } from '@/lib/content/plants';
import type { BrandPage } from '@/lib/contract/brand';
import type { Product } from '@/lib/contract/product';
import type { QuestionListing } from '@/lib/contract/product-question';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { labelFacts } from '@/lib/features/product/label-facts';
import type { RelatedProducts } from '@/lib/features/product/related-products';
import { sizeGroups } from '@/lib/features/product/size-groups';
import { signedNote } from '@/lib/features/product/signed-note';
import { splitLead } from '@/lib/features/product/split-lead';
import type { StarCount } from '@/lib/features/review/star-counts';
import { routes } from '@/lib/platform/routes';
import { site } from '@/lib/platform/site';
import { BuyBar } from './buy-bar';
import { ComboItems } from './combo-items';
import { DeliveryEstimate } from './delivery-estimate';
import { Gallery } from './gallery';
import { MembersFirst } from './members-first';
import { ProductHead } from './product-head';
import { ProductTop } from './product-top';
import { ProductLabel } from './product-label';
import { ProductNote } from './product-note';
import { ProductPrice } from './product-price';
import { ProductPurchase, PurchaseQuantity } from './product-purchase';
import { ProductRail } from './product-rail';
import { CustomerVoices, ProductTexts } from './product-sections';
import { ProductSizes } from './product-sizes';
import { RecentlyViewed } from './recently-viewed';
import { SizeSwitch } from './shown-size';
import { StockAlert } from './stock-alert';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { DeliveryTerms } from '@/lib/contract/delivery-terms';
import { storeRules } from '@/lib/contract/store-rules';
import { formatDays } from '@/lib/features/place/delivery-to';
import { feeOfOne, parcelOfOne } from '@/lib/features/product/fee-of-one';
import { formatDeliveryFee } from '@/lib/format/delivery-fee';
import { PaymentMarks } from '@/components/payment/payment-marks';
import { Icon } from '@/components/ui/icon';
import { sayReturnWindows } from '@/lib/contract/return-windows';
import { chatAddress } from '@/lib/features/shop-profile/shop-contact';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { consultationCost, type ConsultationTerms } from '@/lib/content/consultation-cost';

const { nearby, elsewhere } = storeRules.deliveryDays;

interface ProductScreenProps extends RelatedProducts {
  product: Product;
  shop: ShopProfile;
  /** For what its products do not say themselves; null if it cannot be read. */
  brand: BrandPage | null;
  plant: PlantName;
  /** Before it is on sale: nothing can be bought, shared or remembered. */
  isPreview?: boolean;
  /** Empty if they cannot be read. */
  starCounts: StarCount[];
  /** Null: neither shown nor asked. */
  questions?: QuestionListing | null;
}

export function ProductScreen({
  product,
  shop,
  brand,
  plant,
  starCounts,
  related,
  others,
  isPreview = false,
  questions = null,
}: ProductScreenProps) {
  const { id, name, available_stock_quantity: stock } = product;
  const signed = signedNote(product, shop);
  const lots = product.tested_lots ?? [];
  const { lead, rest } = splitLead(product.description);
  const note = signed ? (
    <VaidyaNote {...signed} plant={plant} terms={shop} />
  ) : (
    product.benefits[0] && <ProductNote benefit={product.benefits[0]} plant={plant} terms={shop} />
  );
  const categoryHref = routes.shop({ category: product.categories.at(-1) });
  const groups = product.family ? sizeGroups(product.family, id) : [];
  const screen = (
    <PurchaseQuantity>
      <ProductTop
        gallery={
          product.images.length > 0 ? (
            <Gallery
              images={product.images}
              alts={product.image_alts}
              name={name}
              tags={product.product_tag_list}
            />
          ) : (
            <GalleryEmpty plant={plant} />
          )
        }
      >
        <div className="max-md:hidden">
          <Breadcrumbs
            crumbs={product.categories.map((category) => ({
              label: category.name,
              href: routes.shop({ category }),
            }))}
          />
        </div>
        <ProductHead product={product} />
        <ProductPrice
          price={product.product_price}
          mrp={product.base_price}
          // The packs of a combo are not alike.
          netQuantity={product.combo ? 0 : product.net_quantity}
          unit={product.unit}
        />
        {groups.length > 0 && <ProductSizes groups={groups} productId={id} />}
        <div className="flex flex-col">
          <div className="max-md:order-2" {...(isPreview && { inert: true })}>
            <ProductPurchase productId={id} name={name} stock={stock} />
            <MembersFirst until={product.members_until} />
            {stock === 0 && <StockAlert productId={id} />}
          </div>
          <ProductLead lead={lead} benefits={product.benefits} />
          <DeliveryEstimate
            parcel={parcelOfOne(product)}
            className="border-rule max-md:order-1 md:mt-3 md:border-y"
          >
            <DeliveryPromise product={product} terms={shop} />
          </DeliveryEstimate>
          <div className="border-rule max-md:order-3 max-md:border-t">
            <Promises product={product} shop={shop} />
            {!isPreview && (
              <ShareRow title={name} url={`${site.url()}${routes.product(product)}`} />
            )}
          </div>
        </div>
      </ProductTop>
      {product.combo && <ComboItems combo={product.combo} price={product.product_price} />}
      <div className="frame mt-8 gap-x-14 md:mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <div className="next">
            <Activity>
              <ProductTexts product={product} description={rest} />
            </Activity>
          </div>
          <div className="next mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
            <Activity>
              <ProductLabel {...labelFacts(product, shop, brand)} />
              <div className="grid items-start gap-10 xl:grid-cols-2">
                {note}
                {lots.length > 0 && (
                  <div id="tested" className="space-y-6">
                    {lots.map((lot) => (
                      <LotLabel
                        key={lot.number}
                        // The label says where it is made.
                        lot={
                          lot.packed_at === product.manufacturer ? { ...lot, packed_at: '' } : lot
                        }
                        shop={shop}
                        title="Lab-tested lot"
                      />
                    ))}
                  </div>
                )}
              </div>
            </Activity>
          </div>
          <div className="next mt-10">
            <Activity>
              <CustomerVoices product={product} starCounts={starCounts} questions={questions} />
            </Activity>
          </div>
        </div>
        {stock !== 0 && !isPreview && (
          <BuyBar productId={id} name={name} price={product.product_price} stock={stock}>
            <DeliveryEstimate
              parcel={parcelOfOne(product)}
              isAnnounced={false}
              className="border-t max-lg:hidden"
            >
              <DeliveryPromise product={product} terms={shop} />
            </DeliveryEstimate>
          </BuyBar>
        )}
      </div>
      <Later>
        <div className="frame">
          {related ? (
            <ProductRail title="Related products" products={related} allHref={categoryHref} />
          ) : (
            <LoadFailure title="Error fetching related products" />
          )}
        </div>
        <div className="frame">
          <ProductRail title="Other products" products={others} allHref={categoryHref} />
        </div>
      </Later>
      {!isPreview && (
        <div className="frame">
          <RecentlyViewed productId={id} />
        </div>
      )}
    </PurchaseQuantity>
  );
  return groups.length > 0 ? <SizeSwitch>{screen}</SizeSwitch> : screen;
}

const maxBenefits = 2;

/** What the product is, tastes like and is for, in about four lines. */
function ProductLead({ lead, benefits }: { lead: string; benefits: string[] }) {
  if (!lead && benefits.length === 0) return null;
  return (
    <div className="grid gap-1.5 py-3 max-md:order-3 max-md:pt-1">
      {lead && <p>{lead}</p>}
      {benefits.length > 0 && (
        <ul className="list-disc pl-5 marker:text-leaf-7">
          {benefits.slice(0, maxBenefits).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function GalleryEmpty({ plant }: { plant: PlantName }) {
  return (
    <div className="min-w-0">
      <div className="gallery-picture grid place-items-center bg-paper-2">
        <PlantDrawing name={plant} className="h-40 w-auto" />
      </div>
      <div className="shelf-edge" />
    </div>
  );
}

function DeliveryPromise({ product, terms }: { product: Product; terms: DeliveryTerms }) {
  const { free_shipping_city: homeCity } = terms;
  // The fee of one piece has its weight in it.
  const shippingFee = feeOfOne(product, terms);
  const fee = formatDeliveryFee({ ...terms, shipping_fee: shippingFee, weight_fee: 0 });
  if (!homeCity) {
    return (
      <>
        <b className="font-semibold">All of India</b> in {formatDays(elsewhere)}
        <span className="block text-1 text-ink-2">{fee}</span>
      </>
    );
  }
  return (
    <>
      <b className="font-semibold">{homeCity}</b> in {formatDays(nearby)}
      <span className="block text-1 text-ink-2">{`Free. Rest of India in ${formatDays(elsewhere)}, ${fee}`}</span>
    </>
  );
}

function Promises({ product, shop }: { product: Product; shop: ShopProfile }) {
  return (
    <ul>
      <li className="border-b border-rule">
        <PaymentMarks shop={shop} />
      </li>
      <li className="flex gap-3 border-b border-rule py-3">
        <Icon name="return" className="mt-0.5 size-5 shrink-0" />
        {sayReturnWindows(shop, [product])}
      </li>
      {shop.whatsapp && (
        <li className="border-b border-rule">
          <a
            href={chatAddress(shop.whatsapp, `About ${product.name}: `)}
            target="_blank"
            rel="noopener"
            className="flex gap-3 py-3 underline underline-offset-4"
          >
            <i aria-hidden className="icon icon-chat size-5 shrink-0" />
            Ask us on WhatsApp
          </a>
        </li>
      )}
    </ul>
  );
}

interface VaidyaNoteProps {
  note: string;
  name: string;
  plant: PlantName;
  terms: ConsultationTerms;
}

function VaidyaNote({ note, name, plant, terms }: VaidyaNoteProps) {
  return (
    <aside aria-labelledby="note" className="flex flex-wrap gap-6 md:pt-2">
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 id="note" className="small-caps text-ink-2">
          Vaidya’s note
        </h2>
        <p className="mt-3 font-display text-3 leading-7 font-medium whitespace-pre-line text-leaf-9">
          {note}
        </p>
        <p className="mt-3">{name}</p>
        <Link
          href={routes.vaidya}
          className={`mt-2 inline-flex min-h-11 items-center text-1 ${linkClass}`}
        >
          {consultationCost(terms).link}
        </Link>
      </div>
      <PlantDrawing name={plant} className="h-36 w-28 shrink-0 xl:h-52 xl:w-44" />
    </aside>
  );
}
