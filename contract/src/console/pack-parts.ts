import { categorySlugs } from '../categories.ts';

/** The parts of a content pack that a preview shows one at a time. */
export const previewParts = ['levels', ...categorySlugs, 'chapters', 'glossary', 'pages'] as const;
export type PreviewPart = (typeof previewParts)[number];
