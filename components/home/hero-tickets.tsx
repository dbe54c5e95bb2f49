import { Link } from '@/components/ui/link';
import type { PicturedProduct } from '@/lib/contract/home';
import { formatNetQuantity, formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

export function HeroTickets({ products }: { products: PicturedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <ul className="hero-tickets">
      {products.map((product) => (
        <li key={product.id}>
          <Link href={routes.product(product)} prefetch={false}>
            <small>{formatNetQuantity(product.net_quantity, product.unit)}</small>
            <span>{product.name}</span>
            <b>{formatRupees(product.product_price)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
