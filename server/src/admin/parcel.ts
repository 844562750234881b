import { type ShipmentStatus, shipmentStatuses } from '@stratum/contract/shop/order-words';
import { createParcelWatch } from '../domains/orders/index.ts';
import { parcelMoved } from '../domains/shipping/index.ts';
import { type Command, CommandError } from './command.ts';
import { withMoves } from './order-moves.ts';

export const parcel: Command = {
  usage: 'TRACKING STATUS [PLACE]',
  purpose: `says how a parcel moves whose carrier is not asked: ${shipmentStatuses.join(', ')}`,
  takes: [2, 3],
  async run(deps, [trackingNumber = '', word = '', place = null]) {
    const status = statusNamed(word);
    const isKnown = await withMoves(deps, (moves) =>
      parcelMoved({ ...deps, watch: createParcelWatch(moves) }, { trackingNumber, status, place }),
    );
    if (!isKnown) throw new CommandError(`No parcel has the number ${trackingNumber}.`);
    return `${trackingNumber} is ${status}.`;
  },
};

function statusNamed(word: string): ShipmentStatus {
  const status = shipmentStatuses.find((one) => one === word);
  if (status) return status;
  throw new CommandError(`There is no status ${word}. There are: ${shipmentStatuses.join(', ')}.`);
}
