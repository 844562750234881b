import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DocumentSections } from '../../shared/site/document-sections.tsx';
import type { Author } from '../../shared/site/load-authors.ts';
import { PageHero } from '../../shared/site/page-hero.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';

/** §2: one author of the content. */
export default function AuthorPage() {
  const { t } = useTranslation('pages/author');
  const { name, lead, sections } = useLoaderData<Author>();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHero heading={name} lead={lead} />
      <div className="wrap py-12 *:first:border-t-0">
        <DocumentSections sections={sections} />
        <TextLink to="/about-the-author">{t('all')}</TextLink>
      </div>
    </>
  );
}
