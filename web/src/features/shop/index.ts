export { AddressLines } from './billing/address/address-lines.tsx';
export { OrdersCard } from './card/lazy-orders-card.tsx';
export { useMoney, useTaxRate } from './money.ts';
export { ProductPicture } from './product-picture.tsx';
export { Sums } from './sums.tsx';
