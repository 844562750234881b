import { auditPages } from './audit/pages.ts';
import { peoplePages } from './people/pages.ts';
import type { ConsolePage } from './shell/console-page.ts';
import { startPages } from './start/pages.ts';

/** Every page of the console, in the order of its navigation. */
export const consolePages: readonly ConsolePage[] = [...startPages, ...peoplePages, ...auditPages];
