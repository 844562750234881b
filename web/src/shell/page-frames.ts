import { matchPath } from 'react-router';

/** Pages with header and footer; addresses without their language. */
const framed = [
  '/',
  '/login',
  '/login/external',
  '/signup',
  '/signupnext',
  '/resetPassword',
  '/verify',
  '/dashboard',
  '/profile',
  '/edit-profile',
  '/stratum-definitions',
  '/self-assessment',
  '/self-assessment/startAssessment',
  '/chapter',
  '/resources-stratum9',
  '/definitions',
  '/performance-based-skills-definitions',
  '/about-the-author',
  '/author/:slug',
  '/aboutUs',
  '/program-overview',
  '/graphview',
  '/privacy-policy',
  '/terms-and-conditions',
  '/performanceVideos',
  '/performance-buckets',
  '/performance-module-videos',
  '/myStratum',
  '/my-progress',
  '/my-collection',
  '/product',
  '/billing',
  '/order-tracking',
  '/trackingDetails',
  '/define-goal',
  '/organize-path',
  '/initiate-action',
  '/timeline-goal',
  '/goal-details',
  '/goal-history',
  '/reminders',
  '/notifications',
  '/admin-invite',
];

/** Pages that one stays with: nothing below them leads elsewhere. */
const withoutFooter = ['/selfEvaluation/:category', '/ppau'];

/** §2: the list of the header, which has all pages of a logged-in person, and that of the footer. */
export const headerRoutes: readonly string[] = [...framed, ...withoutFooter];
export const footerRoutes: readonly string[] = framed;

/** What frames a page; one that is not found has both, so that it leads on. */
export function frameOf(path: string): { header: boolean; footer: boolean } {
  const isIn = (routes: readonly string[]) =>
    routes.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, path) !== null);
  const header = isIn(headerRoutes);
  const footer = isIn(footerRoutes);
  return header || footer ? { header, footer } : { header: true, footer: true };
}
