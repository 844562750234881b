export { nameOf, pictureIn, soldProduct } from './catalogue.ts';
export { type PromoLimiter, promoLimits } from './deps.ts';
export { applyPromo, type Promo, tryPromo } from './promo.ts';
export { plainCode } from './promo-rules.ts';
export { insertPromoCode, promoCodeExists, returnUse, takeUse } from './promo-store.ts';
export { productOnSale, putPackProduct } from './put-product.ts';
export { parcelOf, type Quote, quote, sumsOf } from './quote.ts';
export { changeStock, productsByIds, setStock } from './store.ts';
export { moneyIn } from './sums.ts';
