import { useTranslation } from 'react-i18next';
import { levelColour, levelTextColour } from '../../shared/charts/levels.ts';
import type { ModelTexts } from '../../shared/site/model-texts.ts';
import { useModelTexts } from '../../shared/site/model-texts.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Text } from '../../shared/ui/text.tsx';

const flights = [
  { id: 'see', first: 1 },
  { id: 'do', first: 4 },
  { id: 'carry', first: 7 },
] as const;

/** The nine levels as one core drilled through the rock, in three flights. */
export function Levels() {
  const { t } = useTranslation('pages/home');
  const { levels } = useModelTexts();
  return (
    <section id="levels" className="border-y border-line bg-surface py-24">
      <div className="wrap">
        <Heading level={2} size="large" className="max-w-heading">
          {t('levels.heading')}
        </Heading>
        <p className="mt-5 max-w-measure text-lead text-ink-2">{t('levels.text')}</p>
        <div className="mt-12">
          {flights.map(({ id, first }) => (
            <section key={id} className="md:grid md:grid-cols-[13rem_1fr] md:gap-8">
              <Heading level={3} size="label" className="py-6 md:py-8">
                <span className="md:sticky md:top-28">{t(`levels.flights.${id}`)}</span>
              </Heading>
              <ol start={first}>
                {levels.slice(first - 1, first + 2).map((level) => (
                  <Level key={level.number} {...level} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function Level({ number, name, line, description }: ModelTexts['levels'][number]) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-5 md:gap-x-8">
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className={`h-[calc(100%+1px)] w-2.5 ${number === 1 ? 'rounded-t-sm' : ''} ${number === 9 ? 'rounded-b-sm' : ''}`}
        aria-hidden="true"
      >
        <rect width="1" height="1" fill={levelColour(number)} />
      </svg>
      <div className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[4rem_1fr_1.3fr] md:py-8">
        <Text size="level" className={levelTextColour(number)}>
          {number}
        </Text>
        <div>
          <Heading level={4} size="item">
            {name}
          </Heading>
          <p className="mt-1 text-body">{line}</p>
        </div>
        <p className="text-ui text-ink-2">{description}</p>
      </div>
    </li>
  );
}
