import { accountDataRoutes } from './account-data.ts';
import { administratorRoutes } from './administrators.ts';
import { assessmentRoutes } from './assessments.ts';
import { attachmentRoutes } from './attachments.ts';
import { authRoutes } from './auth.ts';
import { blockRoutes } from './blocks.ts';
import { boardRoutes } from './boards.ts';
import { calendarFeedRoutes } from './calendar-feed.ts';
import { chapterRoutes } from './chapters.ts';
import { chatRoutes } from './chat.ts';
import { clientErrorRoutes } from './client-errors.ts';
import { collectionRoutes } from './collection.ts';
import { consentRoutes } from './consents.ts';
import { consoleRoutes } from './console/console.ts';
import { contentPackRoutes } from './console/content-packs.ts';
import { consoleNewsRoutes } from './console/news.ts';
import { consoleOperationRoutes } from './console/operations.ts';
import { consoleOrderRoutes } from './console/orders.ts';
import { consoleOrganizationRoutes } from './console/organizations.ts';
import { peopleRoutes } from './console/people.ts';
import { consoleProductRoutes } from './console/products.ts';
import { consolePromoCodeRoutes } from './console/promo-codes.ts';
import { consoleReportRoutes } from './console/reports.ts';
import { consoleTaxRoutes } from './console/taxes.ts';
import { dailyWinRoutes } from './daily-wins.ts';
import { emailChangeRoutes } from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import { externalSignInRoutes } from './external-sign-in.ts';
import { goalStepRoutes } from './goal-steps.ts';
import { goalRoutes } from './goals.ts';
import { groupRoutes } from './groups.ts';
import { libraryAdministrationRoutes } from './library-administration.ts';
import { newsRoutes } from './news.ts';
import { notificationPreferenceRoutes } from './notification-preferences.ts';
import { notificationRoutes } from './notifications.ts';
import { organizationRoutes } from './organizations.ts';
import { performanceRoutes } from './performance.ts';
import { placeRoutes } from './places.ts';
import { profileRoutes } from './profile.ts';
import { pushRoutes } from './push.ts';
import { reminderRoutes } from './reminders.ts';
import { reportRoutes } from './reports.ts';
import { defineRoutes, type Route } from './route.ts';
import { sharedItemRoutes } from './shared-items.ts';
import { orderRoutes } from './shop/orders.ts';
import { shippingRoutes } from './shop/shipping.ts';
import { shopRoutes } from './shop/shop.ts';
import { siteRoutes } from './site.ts';
import { uploadRoutes } from './uploads.ts';
import { videoRoutes } from './videos.ts';
import { weeklyReviewRoutes } from './weekly-review.ts';
import { witnessRoutes } from './witness.ts';

/** Every call of the product: what the OpenAPI document and the authorization test are made from. */
export const api = defineRoutes({
  ...authRoutes,
  ...externalSignInRoutes,
  ...emailChangeRoutes,
  ...profileRoutes,
  ...organizationRoutes,
  ...consoleOrganizationRoutes,
  ...uploadRoutes,
  ...assessmentRoutes,
  ...consentRoutes,
  ...chapterRoutes,
  ...notificationRoutes,
  ...notificationPreferenceRoutes,
  ...pushRoutes,
  ...accountDataRoutes,
  ...administratorRoutes,
  ...consoleRoutes,
  ...peopleRoutes,
  ...placeRoutes,
  ...dailyWinRoutes,
  ...goalRoutes,
  ...goalStepRoutes,
  ...witnessRoutes,
  ...reminderRoutes,
  ...calendarFeedRoutes,
  ...weeklyReviewRoutes,
  ...groupRoutes,
  ...chatRoutes,
  ...boardRoutes,
  ...videoRoutes,
  ...performanceRoutes,
  ...libraryAdministrationRoutes,
  ...collectionRoutes,
  ...blockRoutes,
  ...reportRoutes,
  ...consoleReportRoutes,
  ...consoleOperationRoutes,
  ...attachmentRoutes,
  ...sharedItemRoutes,
  ...shopRoutes,
  ...orderRoutes,
  ...consoleOrderRoutes,
  ...consoleProductRoutes,
  ...consolePromoCodeRoutes,
  ...consoleTaxRoutes,
  ...shippingRoutes,
  ...newsRoutes,
  ...consoleNewsRoutes,
  ...contentPackRoutes,
  ...siteRoutes,
  ...clientErrorRoutes,
});

type ApiRoute = (typeof api)[keyof typeof api];

/** The route that an endpoint stands for, with its schemas. */
export type RouteOf<E extends Endpoint> = E extends Route
  ? E
  : Extract<ApiRoute, Pick<E, 'method' | 'path'>>;
