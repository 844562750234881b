import { defineEndpoints } from '../endpoint.ts';

export const shippingEndpoints = defineEndpoints('shipping', {
  validateAddress: { method: 'POST', path: '/validate-address' },
  ratesAndTransitTimes: {
    method: 'POST',
    path: '/rates-and-transit-times-api',
  },
  trackShipment: { method: 'GET', path: '/track-shipment' },
});
