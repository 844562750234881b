import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DocumentBlocks } from '../../shared/site/document-blocks.tsx';
import { DocumentSections } from '../../shared/site/document-sections.tsx';
import type { SiteDocument } from '../../shared/site/load-document.ts';
import { PageHero } from '../../shared/site/page-hero.tsx';
import { AnswerSketch, LineSketch, NextSketch, PileSketch } from '../../shared/site/sketches.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { useAccountLink } from '../../shell/account-dialogs.ts';

/** §2: what one does here, step by step. */
export default function ProgramOverviewPage() {
  const { t } = useTranslation('pages/program-overview');
  const { title, heading, lead, sections, operator } = useLoaderData<SiteDocument>();
  const steps = sections.filter(({ sketch }) => sketchNamed(sketch) !== undefined);
  const others = sections.filter((section) => !steps.includes(section));
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHero heading={heading} lead={lead}>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink {...useAccountLink('signup')}>{t('start')}</ButtonLink>
          <ButtonLink tone="ghost" to="/stratum-definitions">
            {t('levels')}
          </ButtonLink>
        </p>
      </PageHero>
      <div className="wrap pt-24 pb-12">
        <ol className="mb-24 flex flex-col gap-24">
          {steps.map(({ id, heading: name, blocks, sketch }, index) => {
            const Sketch = sketchNamed(sketch);
            return (
              <li
                key={id}
                id={id}
                className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
              >
                {Sketch && <Sketch />}
                <div>
                  <Heading level={2} size="page" className="mb-5 flex gap-4">
                    <span className="text-ink-2">{index + 1}</span>
                    {name}
                  </Heading>
                  <DocumentBlocks heading={name} blocks={blocks} operator={operator} />
                </div>
              </li>
            );
          })}
        </ol>
        <DocumentSections sections={others} operator={operator} />
      </div>
    </>
  );
}

const sketches = new Map<string | undefined, ComponentType>([
  ['answer', AnswerSketch],
  ['pile', PileSketch],
  ['next', NextSketch],
  ['line', LineSketch],
]);

/** The drawing that a section of the content pack asks for. */
export function sketchNamed(name: string | undefined): ComponentType | undefined {
  return sketches.get(name);
}
