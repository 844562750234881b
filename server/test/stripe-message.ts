import { createHmac } from 'node:crypto';
import { newId } from '../src/platform/new-id.ts';

interface Written {
  readonly at: Date;
  readonly secret: string;
}

/** A message as Stripe sends it, with the header that signs it. */
export function stripeMessage(type: string, object: unknown, { at, secret }: Written) {
  const body = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } });
  const time = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, signature: `t=${time},v1=${mac}` };
}
