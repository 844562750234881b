import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { Logo } from '../../shared/charts/logo.tsx';
import type { Author } from '../../shared/site/load-authors.ts';
import { PageHero } from '../../shared/site/page-hero.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { ButtonLink, LocaleLink } from '../../shared/ui/link.tsx';

/** §2: who stands behind the content, each with a page of their own. */
export default function AboutTheAuthorPage() {
  const { t } = useTranslation('pages/about-the-author');
  return (
    <>
      <PageHero heading={t('heading')} lead={t('lead')} />
      <ul className="wrap py-12">
        {useLoaderData<Author[]>().map(({ slug, name, lead, sections }) => (
          <li
            key={slug}
            className="grid gap-x-12 gap-y-8 border-t border-line py-12 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <Logo className="size-48 max-md:size-24" />
            <div className="flex max-w-reading flex-col items-start">
              <Heading level={2} size="page">
                {name}
              </Heading>
              <p className="mt-5 text-lead text-ink-2">{lead}</p>
              <ul className="my-8 w-full border-t border-line">
                {sections.map(({ id, heading }) => (
                  <li key={id} className="border-b border-line">
                    <LocaleLink
                      to={`/author/${slug}#${id}`}
                      className="block py-3 text-ui underline-offset-4 hover:underline"
                    >
                      {heading}
                    </LocaleLink>
                  </li>
                ))}
              </ul>
              <ButtonLink tone="ghost" to={`/author/${slug}`}>
                {t('read_on')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
