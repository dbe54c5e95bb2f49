import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent, useId, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { TopCategory } from '@/lib/features/category/menu';
import { openGroups, openLinks } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { companyGroups, rowLinks, type LinkGroup } from '@/lib/platform/site-links';
import { CategoryPanel } from './category-panel';
import { CompanyPanel } from './company-panel';

const intentMs = 150;

interface MenuItemProps {
  label: string;
  isOpen: boolean;
  onPress: () => void;
  onRest?: (() => void) | undefined;
  children: ReactNode;
}

function MenuItem({ label, isOpen, onPress, onRest, children }: MenuItemProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
        onPointerEnter={({ pointerType }) => {
          if (onRest && pointerType === 'mouse') timer.current = setTimeout(onRest, intentMs);
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
        className="head-menu hover:text-leaf-7"
      >
        <span className="max-w-60 truncate">{label}</span>
        <i aria-hidden className="icon icon-chevron" />
      </button>
      <div id={id} className="mega">
        {children}
      </div>
    </li>
  );
}

const house = 'house';

/** With more categories the other links move into the last menu, so that one row holds them. */
const maxCategories = 6;
/** Categories of the row, and those that follow in the last menu. */
const maxInRow = 10;
const maxInMenu = 12;

const moreCategories = (others: TopCategory[]): LinkGroup => ({
  title: 'More categories',
  links: [
    ...others.map((category) => ({ label: category.name, href: routes.shop({ category }) })),
    { label: 'All products', href: routes.shop() },
  ],
});

export function HeaderMenus({ categories }: { categories: TopCategory[] }) {
  const shop = useShop();
  const [open, setOpen] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const [lastPath, setLastPath] = useState(pathname);
  if (lastPath !== pathname) {
    setLastPath(pathname);
    setOpen(null);
  }

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(null);
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    };
    const closing = new AbortController();
    const { signal } = closing;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => closing.abort();
  }, [open]);

  const isFull = categories.length > maxCategories;
  const links = openLinks(shop, rowLinks);
  const others = categories.slice(maxInRow, maxInRow + maxInMenu);
  const groups = openGroups(shop, companyGroups);

  const item = (id: string, label: string) => ({
    label,
    isOpen: open === id,
    onPress: () => setOpen(open === id ? null : id),
    onRest: open ? () => setOpen(id) : undefined,
  });

  return (
    <div
      ref={root}
      className="head-menus"
      onClick={(event: MouseEvent) => {
        if ((event.target as Element).closest('a')) setOpen(null);
      }}
    >
      <div className="frame flex justify-between gap-8">
        <nav aria-label="Categories">
          <ul className={`flex flex-wrap gap-x-5 ${isFull ? '' : 'xl:gap-x-9'}`}>
            {categories.slice(0, maxInRow).map((category, position) => (
              <MenuItem key={category.id} {...item(String(category.id), category.name)}>
                <CategoryPanel
                  category={category}
                  position={position}
                  isOpen={open === String(category.id)}
                />
              </MenuItem>
            ))}
          </ul>
        </nav>
        <nav aria-label="More">
          <ul className="flex gap-5 xl:gap-9">
            {(isFull ? [] : links).map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="head-menu">
                  {label}
                </Link>
              </li>
            ))}
            <MenuItem {...item(house, 'More')}>
              <CompanyPanel
                groups={[
                  ...(others.length > 0 ? [moreCategories(others)] : []),
                  ...(isFull ? [{ title: 'Explore', links }] : []),
                  ...groups,
                ]}
              />
            </MenuItem>
          </ul>
        </nav>
      </div>
    </div>
  );
}
