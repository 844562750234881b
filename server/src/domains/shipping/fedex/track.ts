import type { ShipmentStatus } from '@stratum/contract/shop/order-words';
import { z } from 'zod';
import type { ShipmentEvent } from '../ports.ts';
import type { FedExClient } from './client.ts';

/** Numbers that one call takes. */
const atOnce = 30;

const placeSchema = z.object({ city: z.string().optional(), countryCode: z.string().optional() });
const scanSchema = z.object({
  date: z.iso.datetime({ offset: true }),
  eventType: z.string().optional(),
  eventDescription: z.string().default(''),
  derivedStatusCode: z.string().optional(),
  scanLocation: placeSchema.optional(),
});
type Scan = z.output<typeof scanSchema>;
const replySchema = z.object({
  output: z.object({
    completeTrackResults: z
      .array(
        z.object({
          trackingNumber: z.string(),
          trackResults: z.array(z.object({ scanEvents: z.array(z.unknown()).default([]) })),
        }),
      )
      .default([]),
  }),
});

/** Track by Tracking Number. A number that FedEx does not know (yet) has no events. */
export async function fedExEvents(
  client: FedExClient,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ShipmentEvent[]>> {
  const found = new Map<string, ShipmentEvent[]>();
  for (let from = 0; from < numbers.length; from += atOnce) {
    const asked = numbers.slice(from, from + atOnce);
    const { output } = await client.post(
      '/track/v1/trackingnumbers',
      {
        includeDetailedScans: true,
        trackingInfo: asked.map((trackingNumber) => ({ trackingNumberInfo: { trackingNumber } })),
      },
      replySchema,
    );
    for (const { trackingNumber, trackResults } of output.completeTrackResults) {
      const events = trackResults.flatMap(({ scanEvents }) => scanEvents.flatMap(eventOf));
      if (events.length > 0) found.set(trackingNumber, events.toSorted(byTime));
    }
  }
  return found;
}

const byTime = (one: ShipmentEvent, other: ShipmentEvent) => one.at.getTime() - other.at.getTime();

/** A scan of another shape is left out: the others are still worth telling. */
function eventOf(scan: unknown): ShipmentEvent[] {
  const parsed = scanSchema.safeParse(scan);
  if (!parsed.success) return [];
  const { date, eventDescription, scanLocation } = parsed.data;
  const place = [scanLocation?.city, scanLocation?.countryCode].filter(Boolean).join(', ');
  return [
    {
      at: new Date(date),
      status: statusOf(parsed.data),
      text: eventDescription.slice(0, 200),
      place: place === '' ? null : place.slice(0, 100),
    },
  ];
}

const statuses: Readonly<Record<string, ShipmentStatus>> = {
  OC: 'label_created',
  IN: 'label_created',
  DL: 'delivered',
  OD: 'out_for_delivery',
  DE: 'exception',
  SE: 'exception',
  DY: 'exception',
  CA: 'exception',
  RS: 'exception',
  CD: 'exception',
};

/** FedEx has some sixty codes of events; what is neither named nor derived is on its way. */
function statusOf({ eventType = '', derivedStatusCode = '' }: Scan): ShipmentStatus {
  return statuses[eventType] ?? statuses[derivedStatusCode] ?? 'in_transit';
}
