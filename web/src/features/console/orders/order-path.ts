export const soldOrdersPath = '/admin/orders';

export function soldOrderPath(orderId: string): string {
  return `${soldOrdersPath}/${orderId}`;
}
