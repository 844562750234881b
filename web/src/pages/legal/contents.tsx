import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../shared/navigation/route-link.tsx';
import type { Section } from '../../shared/site/document-texts.ts';
import { Disclosure, DisclosureSummary } from '../../shared/ui/disclosure.tsx';

/** What the page holds: beside it where there is room, else folded above it. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('pages/legal');
  const links = sections.map(({ id, heading }) => (
    <li key={id}>
      <RouteLink
        to={{ hash: id }}
        className="block rounded-sm py-1.5 text-ui text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        {heading}
      </RouteLink>
    </li>
  ));
  return (
    <nav aria-label={t('contents')}>
      <Disclosure className="mb-12 rounded-md border border-line bg-surface px-5 md:hidden">
        <DisclosureSummary tone="heading" className="py-3">
          {t('contents')}
        </DisclosureSummary>
        <ul className="pb-3">{links}</ul>
      </Disclosure>
      <ul className="sticky top-28 max-md:hidden">{links}</ul>
    </nav>
  );
}
