import { PackageCheck, Phone, Truck, Wallet, type LucideIcon } from 'lucide-react';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { parcelFacts, type ParcelFact } from '@/lib/features/home/parcel-facts';
import { FactRow } from './fact-row';

const icons: Record<ParcelFact['name'], LucideIcon> = {
  delivery: Truck,
  payment: Wallet,
  replacement: PackageCheck,
  telephone: Phone,
};

export function ParcelNotes({ shop }: { shop: ShopProfile }) {
  return (
    <section aria-labelledby="parcel" className="frame parcel-notes">
      <h2 id="parcel" className="font-display text-4 font-medium">
        Delivery and returns
      </h2>
      <dl>
        {parcelFacts(shop).map(({ name, term, text }) => (
          <FactRow key={name} icon={icons[name]} term={term} text={text} />
        ))}
      </dl>
    </section>
  );
}
