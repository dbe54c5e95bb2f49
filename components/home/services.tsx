import {
  FlaskConical,
  MessagesSquare,
  PackageCheck,
  Phone,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { serviceFacts, type ServiceName, type ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection } from '@/lib/contract/home';
import type { Product } from '@/lib/contract/product';
import { routes } from '@/lib/platform/routes';
import { FactRow } from './fact-row';

const icons: Record<ServiceName, LucideIcon> = {
  delivery: Truck,
  replacement: PackageCheck,
  testing: FlaskConical,
  advice: MessagesSquare,
  telephone: Phone,
};

interface ServicesProps {
  section: HomeSection;
  terms: ServiceTerms;
  /** A product with a tested lot, if there is one. */
  tested: Pick<Product, 'id' | 'name'> | undefined;
}

export function Services({ section, terms, tested }: ServicesProps) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className="on-leaf services">
      <div className="frame">
        {section.image && (
          <div className="picture">
            <Picture src={section.image} alt="" sizes="(width >= 64rem) 15rem, 6rem" />
          </div>
        )}
        <div>
          <h2 id={id} className="font-display text-4 font-medium">
            {section.label}
          </h2>
          <p>{section.description}</p>
        </div>
        <dl>
          {serviceFacts(terms, tested !== undefined).map(({ name, term, text }) => (
            <FactRow key={name} icon={icons[name]} term={term} text={text}>
              {name === 'testing' && tested && (
                <Link
                  href={`${routes.product(tested)}#tested`}
                  className="underline underline-offset-4"
                >
                  View a lab report
                </Link>
              )}
            </FactRow>
          ))}
        </dl>
      </div>
    </section>
  );
}
