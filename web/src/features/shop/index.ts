export { OrdersCard } from './card/lazy-orders-card.tsx';
export { ProductPicture } from './product-picture.tsx';
