import site from 'content-pack/site.json';

interface SiteLink<Kind> {
  readonly kind: Kind;
  readonly url: string;
}

/** Where else the product is found: from the content pack, in its order, at the time of the build. */
export const socialLinks = linksOf(['instagram', 'linkedin', 'youtube', 'facebook'], site.social);
export const storeLinks = linksOf(['app_store', 'google_play'], site.stores);

function linksOf<const Kind extends string>(
  kinds: readonly Kind[],
  links: readonly SiteLink<string>[],
): readonly SiteLink<Kind>[] {
  return links.flatMap(({ kind, url }) => {
    const known = kinds.find((each) => each === kind);
    return known ? [{ kind: known, url }] : [];
  });
}
