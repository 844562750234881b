import * as administrators from './administrators.ts';
import * as assessments from './assessments.ts';
import * as auth from './auth.ts';
import * as chapters from './chapters.ts';
import { myCollection } from './collection.ts';
import * as operatorConsole from './console.ts';
import * as goals from './goals.ts';
import * as notifications from './notifications.ts';
import type { AppRoute, PublicRoute } from './page-route.ts';
import * as performance from './performance.ts';
import * as moduleVideos from './performance-module-videos.ts';
import * as ppau from './ppau.ts';
import * as profile from './profile.ts';
import * as progress from './progress.ts';
import * as reminders from './reminders.ts';
import { reportDecision } from './report-decision.ts';
import * as shop from './shop.ts';
import * as site from './site.ts';
import * as weeklyReview from './weekly-review.ts';

/** Developers' page, absent from a production build. */
const kit: AppRoute = {
  path: '/dev/kit',
  access: 'anyone',
  frame: 'header-and-footer',
  title: () => 'Kit',
  namespaces: [],
  lazy: () => import('../dev-kit/dev-kit-page.tsx'),
};

/** The pages of the app proper: every export of a route file is one. */
export const appRoutes: readonly AppRoute[] = [
  administrators,
  assessments,
  auth,
  chapters,
  // Named, as files with one page: their namespaces would weigh on the frame.
  { myCollection, reportDecision },
  operatorConsole,
  goals,
  notifications,
  moduleVideos,
  performance,
  ppau,
  profile,
  progress,
  reminders,
  shop,
  weeklyReview,
]
  .flatMap((file): AppRoute[] => Object.values(file))
  .concat(import.meta.env.MODE === 'production' ? [] : [kit]);

/** The pages that are pre-rendered; one entry makes a route, its documents and its place in the sitemap. */
export const publicRoutes: readonly PublicRoute[] = Object.values(site);
