import { createSetClock } from '../../../../../test/set-clock.ts';
import { createStandIn, type StandInAnswer } from '../../../../../test/stand-in.ts';
import { createFedEx } from '../carrier.ts';
import { createFedExClient } from '../client.ts';

export const account = { clientId: 'client', clientSecret: 'secret', accountNumber: '740561073' };
export const address = {
  name: 'Ada Kern',
  line1: '7372 Pärkridge Blvd.',
  postalCode: '75063',
  city: 'Irving',
  state: 'Texas',
  country: 'US',
};
export const wednesday = new Date('2026-11-25T09:00:00Z');

export const json = (body: unknown, status = 200): StandInAnswer => ({
  status,
  body: JSON.stringify(body),
});
export const token = (value = 'token-1') =>
  json({ access_token: value, token_type: 'bearer', expires_in: 3599, scope: 'CXS' });

/** FedEx as it answers one call after the other. */
export async function createFedExAt(...answers: StandInAnswer[]) {
  const { origin, requests } = await createStandIn(...answers);
  const clock = createSetClock(wednesday);
  const timeout = answers.includes('silence') ? { timeout: 100 } : {};
  const client = createFedExClient({ ...account, origin }, { clock, ...timeout });
  const sender = { country: 'US', postalCode: '38125' };
  const carrier = createFedEx(client, { accountNumber: account.accountNumber, sender });
  const calls = () => requests.map(({ path }) => path);
  return { carrier, client, clock, requests, calls };
}
