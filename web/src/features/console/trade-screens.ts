/** The screens of orders, shop and news: one module, which is loaded with the first of them. */
export { NewsPage } from './news/news-page.tsx';
export { OrderList } from './orders/order-list.tsx';
export { OrderPage } from './orders/order-page.tsx';
export { ProductsPage } from './shop/products-page.tsx';
export { PromoCodesPage } from './shop/promo-codes-page.tsx';
export { TaxesPage } from './shop/taxes-page.tsx';
