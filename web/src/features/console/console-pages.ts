import { auditPages } from './audit/pages.ts';
import { libraryPages } from './library/pages.ts';
import { newsPages } from './news/pages.ts';
import { operationPages } from './operations/pages.ts';
import { orderPages } from './orders/pages.ts';
import { organizationPages } from './organizations/pages.ts';
import { packPages } from './packs/pages.ts';
import { peoplePages } from './people/pages.ts';
import { reportPages } from './reports/pages.ts';
import type { ConsolePage } from './shell/console-page.ts';
import { shopPages } from './shop/pages.ts';
import { startPages } from './start/pages.ts';

/** Every page of the console, in the order of its navigation. */
export const consolePages: readonly ConsolePage[] = [
  ...startPages,
  ...reportPages,
  ...orderPages,
  ...peoplePages,
  ...organizationPages,
  ...shopPages,
  ...libraryPages,
  ...packPages,
  ...newsPages,
  ...operationPages,
  ...auditPages,
];
