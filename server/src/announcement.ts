import { administratorRules } from '@stratum/contract/administrators';
import { demoPassword, demoPeople } from './demo/people.ts';
import type { Config } from './platform/config.ts';
import { missingToSell } from './selling.ts';
import type { RunningServer } from './start.ts';

type Announced = Pick<RunningServer, 'url' | 'invitation'>;

/** What a start says once the server is ready, line by line. */
export function announcement({ url, invitation }: Announced, config: Config): readonly string[] {
  return [
    `\nStratum is ready at ${url}`,
    ...(invitation === null ? [] : invitationLines(invitation)),
    ...(config.DEMO ? demoLines(url) : []),
    ...(keepsMessages(config) ? [messagesAreKept] : []),
    ...closedLines(config),
  ];
}

function invitationLines(invitation: string): readonly string[] {
  const hours = administratorRules.invitationHours;
  return [
    'There is no administrator yet. Open this link and sign in to become one;',
    `it works once and for ${hours} hours: ${invitation}`,
  ];
}

function demoLines(url: string): readonly string[] {
  const [first] = demoPeople;
  return [
    `Sign in as ${first.email} with the password ${demoPassword}.`,
    `Mail that the product sends can be read at ${url}/outbox.`,
  ];
}

const messagesAreKept =
  'Text messages reach no phone: without the TWILIO_ settings they are kept as files in the data folder.';

/** Codes come by mail: an installation without text messages is whole, but has to know. */
function keepsMessages({ NODE_ENV, ROLE, TWILIO_FROM }: Config): boolean {
  return NODE_ENV === 'production' && ROLE !== 'web' && TWILIO_FROM === undefined;
}

function closedLines(config: Config): readonly string[] {
  const missing = missingToSell(config);
  if (config.NODE_ENV !== 'production' || config.ROLE === 'worker' || missing.length === 0)
    return [];
  return [`Nobody can order: missing are ${missing.join(', ')}.`];
}
