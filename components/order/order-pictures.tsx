import { ProductPicture } from '@/components/product/product-picture';
import type { OrderRow } from '@/lib/contract/order';

export function OrderPictures({ pictures = [] }: Pick<OrderRow, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <span aria-hidden className="flex gap-1">
      {pictures.map((picture, index) => (
        <ProductPicture
          key={index}
          src={picture}
          alt=""
          sizes="48px"
          className="aspect-square w-12 shrink-0 md:max-lg:w-9"
        />
      ))}
    </span>
  );
}
