import { MessagesSquare, PackageCheck, Phone, Truck, type LucideIcon } from 'lucide-react';
import { serviceFacts, type ServiceName, type ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection } from '@/lib/contract/home';
import { FactRow } from './fact-row';
import { Story } from './story';

const icons: Record<ServiceName, LucideIcon> = {
  delivery: Truck,
  replacement: PackageCheck,
  advice: MessagesSquare,
  telephone: Phone,
};

interface ServicesProps {
  section: HomeSection;
  terms: ServiceTerms;
}

export function Services({ section, terms }: ServicesProps) {
  return (
    <Story section={section} isPictureLeft>
      <dl className="mt-6 grid gap-x-6 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
        {serviceFacts(terms).map(({ name, term, text }) => (
          <FactRow key={name} icon={icons[name]} term={term} text={text} className="border-t" />
        ))}
      </dl>
    </Story>
  );
}
