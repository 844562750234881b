import type { Address } from '@stratum/contract/shop/address';
import { z } from 'zod';
import type { RateRequest } from '../carrier.ts';
import { minorUnits } from '../minor-units.ts';
import type { HeldRate } from '../ports.ts';
import { addWorkingDays } from '../working-days.ts';
import type { FedExClient } from './client.ts';
import { postalStateCode } from './state-codes.ts';

/** Where parcels start. */
export interface Sender {
  readonly postalCode: string;
  readonly country: string;
}

const rateSchema = z.object({
  rateType: z.string().optional(),
  totalNetCharge: z.number().nonnegative(),
  currency: z.string(),
});
const detailSchema = z.object({
  serviceType: z.string(),
  serviceName: z.string().optional(),
  commit: z
    .object({ dateDetail: z.object({ dayFormat: z.string().optional() }).optional() })
    .optional(),
  operationalDetail: z.object({ deliveryDate: z.string().optional() }).optional(),
  ratedShipmentDetails: z.array(rateSchema).default([]),
});
type Detail = z.output<typeof detailSchema>;
const replySchema = z.object({
  output: z.object({ rateReplyDetails: z.array(detailSchema).default([]) }),
});

/** Rate and Transit Times. A rate without a day, or in another currency than the buyer's, is no offer. */
export async function fedExRates(
  client: FedExClient,
  { accountNumber, sender }: { readonly accountNumber: string; readonly sender: Sender },
  { address, parcel, now }: RateRequest,
): Promise<HeldRate[]> {
  const { output } = await client.post(
    '/rate/v1/rates/quotes',
    {
      accountNumber: { value: accountNumber },
      rateRequestControlParameters: { returnTransitTimes: true },
      requestedShipment: {
        shipper: { address: { postalCode: sender.postalCode, countryCode: sender.country } },
        recipient: { address: addressForFedEx(address) },
        preferredCurrency: parcel.currency,
        rateRequestType: ['ACCOUNT', 'PREFERRED'],
        pickupType: 'DROPOFF_AT_FEDEX_LOCATION',
        requestedPackageLineItems: [{ weight: { units: 'KG', value: parcel.grams / 1000 } }],
      },
    },
    replySchema,
  );
  const earliest = addWorkingDays(now.toISOString().slice(0, 10), 0);
  const rates = output.rateReplyDetails.flatMap((detail) => {
    const day = dayOf(detail);
    const price = priceOf(detail, parcel.currency);
    if (day === null || price === null || day < earliest) return [];
    const service = detail.serviceName ?? detail.serviceType.replaceAll('_', ' ');
    return [{ service: service.slice(0, 80), price, deliveryFrom: day, deliveryTo: day }];
  });
  return rates.toSorted((one, other) => one.price.amount - other.price.amount);
}

export function addressForFedEx({ line1, line2, postalCode, city, state, country }: Address) {
  const stateOrProvinceCode = postalStateCode(country, state);
  return {
    streetLines: [line1, line2].filter(Boolean),
    city,
    ...(stateOrProvinceCode !== null && { stateOrProvinceCode }),
    postalCode,
    countryCode: country,
  };
}

/** Local to the destination, as FedEx writes it: `2026-12-02T17:00:00`. */
function dayOf({ commit, operationalDetail }: Detail): string | null {
  const at = commit?.dateDetail?.dayFormat ?? operationalDetail?.deliveryDate;
  const day = at?.slice(0, 10);
  return day !== undefined && z.iso.date().safeParse(day).success ? day : null;
}

/** Of the rates in the buyer's currency the account's own, else the one asked for by currency. */
function priceOf({ ratedShipmentDetails }: Detail, currency: string) {
  const own = ratedShipmentDetails.filter((rate) => rate.currency === currency);
  const rate = own.find(({ rateType = '' }) => rateType.includes('ACCOUNT')) ?? own[0];
  return rate ? { amount: minorUnits(rate.totalNetCharge, currency), currency } : null;
}
