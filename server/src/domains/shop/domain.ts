import { consoleProductRoutes } from '@stratum/contract/console/products';
import { consolePromoCodeRoutes } from '@stratum/contract/console/promo-codes';
import { consoleTaxRoutes } from '@stratum/contract/console/taxes';
import { shopRoutes } from '@stratum/contract/shop/shop';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { changeProduct, listProducts } from './console/products.ts';
import { addPromoCode, changePromoCode, listPromoCodes } from './console/promo-codes.ts';
import { changeTaxes, taxTable } from './console/taxes.ts';
import type { Deps } from './deps.ts';
import { shopPersonalData } from './personal-data.ts';
import { getProduct } from './product.ts';
import { getPromoCode } from './promo.ts';
import { setStockAlert, stockAlertJob } from './stock-alert.ts';

export function shopDomain(deps: Deps) {
  return {
    name: 'shop',
    routes: implement(
      { ...shopRoutes, ...consoleProductRoutes, ...consolePromoCodeRoutes, ...consoleTaxRoutes },
      {
        getProduct: (call) => getProduct(deps, call),
        setStockAlert: (call) => setStockAlert(deps, call),
        getPromoCode: (call) => getPromoCode(deps, call),
        consoleProducts: () => listProducts(deps),
        changeProduct: (call) => changeProduct(deps, call),
        promoCodes: ({ query }) => listPromoCodes(deps, query),
        addPromoCode: (call) => addPromoCode(deps, call),
        changePromoCode: (call) => changePromoCode(deps, call),
        taxTable: () => taxTable(deps),
        changeTaxes: (call) => changeTaxes(deps, call),
      },
    ),
    jobs: [stockAlertJob(deps)],
    personalData: shopPersonalData,
  } satisfies Domain;
}
