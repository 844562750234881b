import { selfAssessment } from '../pages/routes/assessments.ts';
import { chapter, resources, skillDefinitions } from '../pages/routes/chapters.ts';
import { myStratum } from '../pages/routes/performance.ts';
import { dashboard } from '../pages/routes/progress.ts';
import {
  aboutTheAuthor,
  aboutUs,
  privacyPolicy,
  programOverview,
  stratumDefinitions,
  termsAndConditions,
} from '../pages/routes/site.ts';
import type { FooterLink } from '../shell/footer.tsx';
import type { Menu } from '../shell/header-menus.tsx';

/** §2: what the header leads to, in its order; a page is named once it exists. */
export const menus: readonly Menu[] = [
  {
    name: 'assessment',
    isOneLoginLink: true,
    entries: [
      { name: 'assessment', page: selfAssessment, untilCompleted: true },
      { name: 'dashboard', page: dashboard },
    ],
  },
  {
    name: 'resources',
    entries: [
      { name: 'overview', page: resources, visitorPage: programOverview },
      { name: 'chapter_resources', page: chapter },
      { name: 'about_author', page: aboutTheAuthor },
    ],
  },
  {
    name: 'performance_library',
    entries: [
      { name: 'my_stratum', page: myStratum },
      { name: 'skill_definitions', page: skillDefinitions },
    ],
  },
];

/** The public pages that the footer leads to. */
export const footerLinks: readonly FooterLink[] = [
  { name: 'nine_levels', page: stratumDefinitions },
  { name: 'footer.program', page: programOverview },
  { name: 'footer.about', page: aboutUs },
  { name: 'about_author', page: aboutTheAuthor },
  { name: 'footer.privacy', page: privacyPolicy },
  { name: 'footer.terms', page: termsAndConditions },
];
