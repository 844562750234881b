import { Trans, useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { DocumentBlocks } from '../../shared/site/document-blocks.tsx';
import type { SiteDocument } from '../../shared/site/load-document.ts';
import { PageHero } from '../../shared/site/page-hero.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { Contents } from './contents.tsx';

/** §2: privacy policy, and terms and conditions; the technical note stands in the same form. */
export default function LegalPage() {
  const { t } = useTranslation('pages/legal');
  const format = useFormat();
  const { title, heading, lead, changed, sections, operator, works } =
    useLoaderData<SiteDocument>();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHero heading={heading} lead={lead}>
        <p className="mt-6 text-small text-ink-2">
          <Trans
            t={t}
            i18nKey="changed"
            values={{ day: format.day(changed) }}
            components={{ time: <time dateTime={changed} /> }}
          />
        </p>
      </PageHero>
      <div className="wrap grid gap-x-12 py-12 md:grid-cols-[15rem_1fr]">
        <Contents sections={sections} />
        <div>
          {sections.map(({ id, heading: name, blocks }) => (
            <section key={id} id={id} className="pb-12 last:pb-0">
              <Heading level={2} className="mb-5">
                {name}
              </Heading>
              <DocumentBlocks heading={name} blocks={blocks} operator={operator} works={works} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
