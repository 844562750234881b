import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { levelTextColour } from '../../shared/charts/levels.ts';
import { useModelTexts } from '../../shared/site/model-texts.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Text } from '../../shared/ui/text.tsx';

const flights = new Map<number, 'see' | 'do' | 'carry'>([
  [1, 'see'],
  [4, 'do'],
  [7, 'carry'],
]);

const oneScreen = 'flex min-h-[46svh] flex-col justify-center md:min-h-[62svh]';
const belowDrawing = 'scroll-mt-[calc(34svh+5rem)] md:scroll-mt-[19svh]';

/** The levels in words, from the ground up; each is an address of its own. */
export function LevelList({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('pages/stratum-definitions');
  return (
    <div ref={ref} className="md:col-start-2 md:pb-24">
      {useModelTexts().levels.map(({ number, name, line, description }) => {
        const flight = flights.get(number);
        return (
          <section
            key={number}
            id={levelAnchor(number)}
            data-level={number}
            aria-labelledby={`${levelAnchor(number)}-name`}
            className={`${oneScreen} ${belowDrawing} border-t border-line py-12 first:border-t-0`}
          >
            {flight && (
              <p className="mb-6 text-ui font-semibold text-ink-2">{t(`flights.${flight}`)}</p>
            )}
            <Text size="figure" className={levelTextColour(number)}>
              {number}
            </Text>
            <Heading id={`${levelAnchor(number)}-name`} level={2} size="page" className="mt-3">
              <span className="sr-only">{number} </span>
              {name}
            </Heading>
            <p className="mt-3 text-lead">{line}</p>
            <p className="mt-3 max-w-measure text-ink-2">{description}</p>
          </section>
        );
      })}
    </div>
  );
}

/** Where a level stands on the page: `#level-5`. */
export const levelAnchor = (level: number) => `level-${level}`;
