import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { Blocks } from '../../shared/site/blocks.tsx';
import { Essay } from '../../shared/site/essay.tsx';
import type { SiteDocument } from '../../shared/site/load-document.ts';
import { Opening } from '../../shared/site/opening.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { useAccountLink } from '../../shell/account-dialogs.ts';
import { sketchNamed } from './sketch-named.ts';

/** §2: what one does here, step by step. */
export default function ProgramOverviewPage() {
  const { t } = useTranslation('pages/program-overview');
  const { title, heading, lead, sections, operator } = useLoaderData<SiteDocument>();
  const steps = sections.filter(({ sketch }) => sketchNamed(sketch) !== undefined);
  const others = sections.filter((section) => !steps.includes(section));
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Opening heading={heading} lead={lead}>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink {...useAccountLink('signup')}>{t('start')}</ButtonLink>
          <ButtonLink tone="ghost" to="/stratum-definitions">
            {t('levels')}
          </ButtonLink>
        </p>
      </Opening>
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
                  <Blocks heading={name} blocks={blocks} operator={operator} />
                </div>
              </li>
            );
          })}
        </ol>
        <Essay sections={others} operator={operator} />
      </div>
    </>
  );
}
