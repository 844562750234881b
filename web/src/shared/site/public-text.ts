import { siteEndpoints } from '@stratum/contract/endpoints/site';
import type { PublicTextName } from '@stratum/contract/public-texts';

/** The shape of each text, as the product's own pack has it. */
interface PublicTexts extends Record<PublicTextName, object> {
  levels: typeof import('content-pack/levels.json');
  categories: typeof import('content-pack/categories.json');
  sources: typeof import('content-pack/sources.json');
  authors: { authors: typeof import('content-pack/authors/stratum-editors.json')[] };
  'privacy-policy': typeof import('content-pack/pages/privacy-policy.json');
  'terms-and-conditions': typeof import('content-pack/pages/terms-and-conditions.json');
  'about-us': typeof import('content-pack/pages/about-us.json');
  'program-overview': typeof import('content-pack/pages/program-overview.json');
  'technical-note': typeof import('content-pack/pages/technical-note.json');
}

/** A text of the current content pack; while pages are rendered, of the pack that they are rendered from. */
export async function readPublicText<Name extends PublicTextName>(
  name: Name,
): Promise<PublicTexts[Name]> {
  if (import.meta.env.SSR) {
    const { readFromPack } = await import('./pack-folder.ts');
    return readFromPack<PublicTexts[Name]>(name);
  }
  const { callRoute } = await import('../api/route-call.ts');
  const text: object = await callRoute(siteEndpoints.publicText, { params: { name } });
  // The server has held the pack against its schema.
  return text as PublicTexts[Name];
}
