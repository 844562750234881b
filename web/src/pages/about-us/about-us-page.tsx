import { useLoaderData } from 'react-router';
import { DocumentSections } from '../../shared/site/document-sections.tsx';
import type { SiteDocument } from '../../shared/site/load-document.ts';
import { PageHero } from '../../shared/site/page-hero.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';

/** §2: what the product stands for, and who runs it here. */
export default function AboutUsPage() {
  const { title, heading, lead, sections, operator } = useLoaderData<SiteDocument>();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHero heading={heading} lead={lead} />
      <div className="wrap py-12 *:first:border-t-0">
        <DocumentSections sections={sections} operator={operator} />
      </div>
    </>
  );
}
