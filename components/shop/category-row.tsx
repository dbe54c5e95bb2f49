import { Link } from '@/components/ui/link';
import type { Category } from '@/lib/contract/category';
import { hasProducts } from '@/lib/features/category/menu';
import { routes } from '@/lib/platform/routes';
import './category-row.css';

interface CategoryRowProps {
  tree: Category[];
  /** From the top category to the chosen one. */
  path: Category[];
}

/** What can be chosen next, as a row that is swiped: below the category, or beside it. */
export function CategoryRow({ tree, path }: CategoryRowProps) {
  const chosen = path.at(-1);
  const beside = path.at(-2)?.children ?? tree;
  const below = chosen?.children ?? tree;
  const choices = (below.length > 0 ? below : beside).filter(hasProducts);
  if (choices.length < 2) return null;
  return (
    <nav aria-label="Categories below" className="category-row lg:hidden">
      <ul>
        {choices.map((category) => (
          <li key={category.id}>
            <Link
              href={routes.shop({ category })}
              prefetch={false}
              aria-current={category.id === chosen?.id ? 'page' : undefined}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
