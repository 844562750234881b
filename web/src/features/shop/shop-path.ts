/** Addresses of the shop, without their language. */
export const productPath = '/product';
export const billingPath = '/billing';
export const ordersPath = '/order-tracking';
export const orderPath = (id: string) => `/trackingDetails?orderId=${id}`;
export const confirmedPath = (id: string) => `/order-confirmed?orderId=${id}`;
