import { useLoaderData } from 'react-router';
import { Essay } from '../../shared/site/essay.tsx';
import type { SiteDocument } from '../../shared/site/load-document.ts';
import { Opening } from '../../shared/site/opening.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** §2: what the product stands for, and who runs it here. */
export default function AboutUsPage() {
  const { title, heading, lead, sections, operator } = useLoaderData<SiteDocument>();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Opening heading={heading} lead={lead} />
      <div className="wrap py-12 *:first:border-t-0">
        <Essay sections={sections} operator={operator} />
      </div>
    </>
  );
}
