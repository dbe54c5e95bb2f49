import { MessagesSquare, PackageCheck, Phone, Truck, type LucideIcon } from 'lucide-react';
import { serviceFacts, type ServiceName } from '@/lib/content/service-facts';
import type { DeliveryTerms } from '@/lib/contract/delivery-terms';
import type { HomeSection } from '@/lib/contract/home';
import { Story } from './story';

const icons: Record<ServiceName, LucideIcon> = {
  delivery: Truck,
  replacement: PackageCheck,
  advice: MessagesSquare,
  telephone: Phone,
};

interface ServicesProps {
  section: HomeSection;
  terms: DeliveryTerms;
}

/** What comes with the parcel: four facts beside their picture. */
export function Services({ section, terms }: ServicesProps) {
  return (
    <Story section={section} isPictureLeft>
      <dl className="mt-6 grid gap-x-6 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
        {serviceFacts(terms).map(({ name, term, text }) => {
          const Icon = icons[name];
          return (
            <div key={name} className="border-t border-rule py-4">
              <dt className="flex gap-3 font-semibold">
                <Icon className="size-6 shrink-0 text-leaf-7" strokeWidth={1.5} aria-hidden />
                {term}
              </dt>
              <dd className="mt-0.5 pl-9 text-1 text-ink-2">{text}</dd>
            </div>
          );
        })}
      </dl>
    </Story>
  );
}
