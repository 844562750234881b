// Whether the time of an answer tells if an address has an account: medians of the calls open to
// everybody, for addresses with and without one in turn, each address once and from a network of
// its own, so that no limit and no earlier call is in the way. Prints milliseconds.
import pg from 'pg';
import { startProduct } from './product.ts';
import { median } from './running.ts';

const pairs = 150;
/** Of some password. */
const hash =
  '$argon2id$v=19$m=19456,t=2,p=1$OAFhAtseGxYQJaz6ADa7Iw$KFnW502nJVYsOOK/djd41YuH/nwBA/z9/jEEl6TVE40';
const person = { first_name: 'Nora', last_name: 'New', password: 'Kieselgur#4' };
const calls: { name: string; path: string; body: (email: string) => object }[] = [
  { name: 'sign-in', path: 'sign-in', body: (email) => ({ email, password: 'Kieselgur#4' }) },
  { name: 'sign-up', path: 'sign-up', body: (email) => ({ ...person, email }) },
  { name: 'forgot-password', path: 'forgot-password', body: (email) => ({ email }) },
  {
    name: 'resend-otp for a reset',
    path: 'resend-otp',
    body: (email) => ({ email, purpose: 'reset_password' }),
  },
  { name: 'check-otp, asked for', path: 'check-otp', body: (email) => ({ email, otp: '000000' }) },
  { name: 'verify-otp', path: 'verify-otp', body: (email) => ({ email, otp: '000000' }) },
];

const product = await startProduct({ DEMO: 'off', TRUST_PROXY: '1' });
await seedAccounts();

let network = 0;
for (const { name, path, body } of calls) {
  const figures = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const kinds =
      pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds)
      figures[kind].push(await time(path, body(`${kind}-${pair}@example.org`)));
  }
  const [known, unknown] = [median(figures.known), median(figures.unknown)];
  console.log(
    `${name}: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown (median of ${pairs}; quartiles ${spread(figures.known)} and ${spread(figures.unknown)})`,
  );
}
await product.stop();

async function time(path: string, body: object): Promise<number> {
  network += 1;
  const began = performance.now();
  const response = await fetch(`${product.url}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${path}: ${response.status}`);
  return performance.now() - began;
}

async function seedAccounts(): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, sms_notification, locale,
       time_zone, role, created_at)
     SELECT gen_random_uuid(), 'known-' || n || '@example.org', $1, 'Ada', 'Example', false, 'en',
       'UTC', 'user', now() FROM generate_series(0, $2::int - 1) AS n`,
    [hash, pairs],
  );
  await client.end();
}

/** The first and third quartile. */
function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b);
  return [0.25, 0.75].map((part) => sorted[Math.floor(sorted.length * part)]?.toFixed(2)).join('–');
}
