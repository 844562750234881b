import { shopRoutes } from '@stratum/contract/shop/shop';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { shopPersonalData } from './personal-data.ts';
import { getProduct } from './product.ts';
import { getPromoCode } from './promo.ts';

export function shopDomain(deps: Deps) {
  return {
    name: 'shop',
    routes: implement(shopRoutes, {
      getProduct: (call) => getProduct(deps, call),
      getPromoCode: (call) => getPromoCode(deps, call),
    }),
    personalData: shopPersonalData,
  } satisfies Domain;
}
