import { type OrderStatus, orderPath } from '@stratum/contract/shop/order-words';
import { placeOnPath } from './order-place.ts';

/** Five small steps, those behind the order filled; the status stands beside it in words. */
export function OrderMark({ status }: { status: OrderStatus }) {
  const place = placeOnPath(status);
  return (
    <svg viewBox="0 0 52 16" className="h-4 w-13 flex-none" aria-hidden="true">
      {orderPath.map((step, at) => (
        <rect
          key={step}
          x={at * 10.5}
          y={12 - at * 2.6}
          width="8.5"
          height={4 + at * 2.6}
          rx="1.5"
          className={at <= place ? 'fill-accent' : 'fill-track'}
        />
      ))}
    </svg>
  );
}
