import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { LocaleLink } from '../../shared/i18n/locale-link.tsx';
import { Essay } from '../../shared/site/essay.tsx';
import type { Author } from '../../shared/site/load-authors.ts';
import { Opening } from '../../shared/site/opening.tsx';
import { linkStyle } from '../../shared/ui/link-style.ts';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** §2: one author of the content. */
export default function AuthorPage() {
  const { t } = useTranslation('pages/author');
  const { name, lead, sections } = useLoaderData<Author>();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Opening heading={name} lead={lead} />
      <div className="wrap py-12 *:first:border-t-0">
        <Essay sections={sections} />
        <LocaleLink to="/about-the-author" className={linkStyle}>
          {t('all')}
        </LocaleLink>
      </div>
    </>
  );
}
