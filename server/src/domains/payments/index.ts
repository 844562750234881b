export type {
  PaidOrders,
  PayableOrder,
  PaymentMethod,
  PaymentState,
  Payments,
} from './ports.ts';
