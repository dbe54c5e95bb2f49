import type { Context, Hono } from 'hono';
import { brands, categories, forms, tags } from './demo-products.ts';
import { readInteger } from './read-body.ts';
import { invalid, notFound } from './refusal.ts';
import type { Product, State } from './state.ts';
import { toProducts } from './to-products.ts';

const PER_PAGE = 20;

interface CategoryNode {
  id: number;
  name: string;
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  web_image: null;
  children: CategoryNode[];
}

const treeBelow = (wanted: number): CategoryNode[] =>
  categories
    .filter(({ parent }) => parent === wanted)
    .map(({ id, name }) => ({
      id,
      name,
      metatitle: name,
      metadescription: '',
      metakeywords: '',
      web_image: null,
      children: treeBelow(id),
    }));

const idsBelow = (wanted: number): number[] => [
  wanted,
  ...categories.filter(({ parent }) => parent === wanted).flatMap(({ id }) => idsBelow(id)),
];

/** Reads a filter of ids separated by commas; undefined if it is not sent. */
function readIds(c: Context, name: string): Set<number> | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  if (!/^\d{1,9}(,\d{1,9})*$/.test(text)) {
    throw invalid({ [name]: ['Must be numbers separated by commas'] });
  }
  return new Set(text.split(',').map(Number));
}

function filterProducts(state: State, c: Context): Product[] {
  const category = c.req.query('category_id') ? idsBelow(readInteger(c, 'category_id')) : undefined;
  const [brand, tag, form] = ['brand', 'product_tag', 'product_foam'].map((name) =>
    readIds(c, name),
  );
  const search = (c.req.query('prod_search') ?? '').trim().toLowerCase();
  const ordering = c.req.query('ordering');
  if (ordering !== undefined && !['base_price', '-base_price'].includes(ordering)) {
    throw invalid({ ordering: ['Please sort by base_price or -base_price'] });
  }
  const tagNames = tags.filter(({ id }) => tag?.has(id)).map(({ name }) => name);
  const found = state.products.filter(
    (product) =>
      (!category || category.includes(product.categoryId)) &&
      (!brand || brand.has(product.brandId)) &&
      (!tag || product.tags.some((name) => tagNames.includes(name))) &&
      (!form || form.has(1)) &&
      product.name.toLowerCase().includes(search),
  );
  const direction = ordering === 'base_price' ? 1 : -1;
  return ordering ? found.sort((a, b) => direction * (a.price - b.price)) : found;
}

export function catalogueRoutes(app: Hono, state: State): void {
  const requireProduct = (id: number): Product => {
    const product = state.products.find((one) => one.id === id);
    if (!product) throw notFound('Product');
    return product;
  };
  const facet = (list: { id: number; name: string }[], has: (id: number, name: string) => number) =>
    list.map(({ id, name }) => ({ id, name, count: has(id, name) }));

  app.get('/categories', (c) => c.json({ status: true, data: treeBelow(0) }));
  app.get('/web/product-tags/list', (c) => c.json({ status: true, data: tags }));
  app.get('/web/product-foams/list', (c) => c.json({ status: true, data: forms }));
  app.get('/web/brand/list', (c) => c.json({ status: true, data: brands }));
  app.get('/web/products/list', (c) => {
    const page = readInteger(c, 'page', 1);
    const found = filterProducts(state, c);
    const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const countMatching = (isOf: (product: Product) => boolean) => found.filter(isOf).length;
    return c.json({
      status: true,
      message: found.length === 0 ? 'No products available!' : '',
      total_pages: Math.ceil(found.length / PER_PAGE),
      data: { data: toProducts(state, c, shown), total: found.length },
      facets: {
        brands: facet(brands, (id) => countMatching(({ brandId }) => brandId === id)),
        tags: facet(tags, (_, name) => countMatching((product) => product.tags.includes(name))),
        foams: facet(forms, (id) => (id === 1 ? found.length : 0)),
      },
      category_banners: { web_banner: null, mobile_banner: null },
    });
  });
  app.get('/web/single/product/:id', (c) => {
    const product = requireProduct(Number(c.req.param('id')));
    return c.json({ status: true, data: toProducts(state, c, [product])[0] });
  });
  app.get('/api/related-other-products', (c) => {
    const product = requireProduct(readInteger(c, 'product_id'));
    const others = state.products.filter((one) => one.categoryId === product.categoryId);
    const ofBrand = others.filter(
      ({ id, brandId }) => brandId === product.brandId && id !== product.id,
    );
    return c.json({
      status: true,
      RelatedOtherProducts: [
        {
          related_product_details: toProducts(state, c, ofBrand.slice(0, 4)),
          other_product_details: toProducts(state, c, others.slice(0, 4)),
          product_details: toProducts(state, c, [product])[0],
        },
      ],
    });
  });
  app.get('/products', (c) => {
    const wanted = idsBelow(readInteger(c, 'categoryID'));
    const found = state.products.filter(({ categoryId }) => wanted.includes(categoryId));
    return c.json({ status: true, data: toProducts(state, c, found) });
  });
}
