import { findForbiddenImport } from './import-directions.ts';

describe('directions of imports', () => {
  it.each([
    ['components/ui/button.tsx', '@/app/layout'],
    ['lib/seo/title.ts', '@/app/layout'],
    ['lib/features/cart/cart.ts', '../../../components/ui/button'],
    ['lib/contract/money.ts', '../api/server'],
    ['lib/api/server.ts', '@/lib/features/cart/cart'],
    ['lib/api/server.ts', '../platform/routes'],
    ['lib/platform/routes.ts', '@/lib/features/cart/cart'],
    ['lib/features/cart/cart.ts', '@/lib/dashboard/orders/paths'],
    ['lib/testing/redis.ts', '../launch/ports.ts'],
    ['lib/server/program.ts', '../launch/ports.ts'],
    ['lib/backend/app.ts', '../features/cart/cart'],
    ['lib/server/request-id.ts', '../contract/envelope.ts'],
    ['lib/backend/services/order/place.ts', '../../search/index/load-index.ts'],
    ['lib/backend/search/engine.ts', '../services/product/list.ts'],
    ['app/page.tsx', '@/lib/backend/app'],
    ['middleware.ts', './lib/backend/app'],
    ['e2e/home.spec.ts', '../lib/backend/app'],
    ['lib/proofs/conformance/run.ts', '../../backend/app.ts'],
    ['lib/launch/store.ts', '../proofs/faults/store.ts'],
    ['components/ui/button.tsx', '../cart/cart-line'],
    ['components/form/field.tsx', '@/lib/features/cart/cart'],
    ['components/ui/link.tsx', '@/lib/env'],
    ['lib/env.ts', './platform/routes.ts'],
  ])('keep %s from %s', (file, specifier) => {
    expect(findForbiddenImport(file, specifier)).toEqual(expect.any(String));
  });

  it.each([
    ['app/page.tsx', '@/components/ui/button'],
    ['components/cart/line.tsx', '@/lib/features/cart/cart'],
    ['components/ui/link.tsx', '@/lib/platform/routes'],
    ['lib/api/server.ts', '../env.ts'],
    ['lib/platform/auth/log-in.ts', '../../env'],
    ['lib/api/server.ts', '@/lib/contract/money'],
    ['lib/backend/services/order/place.ts', '../../search/engine.ts'],
    ['lib/backend/catalogue-cache/memory.ts', '../search/index/columns.ts'],
    ['lib/backend/search/index/load-index.ts', '../../db/client.ts'],
    ['lib/backend/search/engine.ts', '../context.ts'],
    ['lib/backend/app.ts', '../server/trusted-proxies.ts'],
    ['lib/proofs/faults/run.ts', '../../backend/app.ts'],
    ['lib/contract/money.ts', 'yup'],
  ])('let %s import %s', (file, specifier) => {
    expect(findForbiddenImport(file, specifier)).toBeUndefined();
  });
});
