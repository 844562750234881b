import { limits } from '@stratum/contract/limits';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { levelColour, levelNumbers, rockColour } from '../../shared/charts/levels.ts';
import { height, heightOf, layerPath, width } from '../../shared/charts/ridge-geometry.ts';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { keepFocus } from '../../shared/navigation/use-scroll-restoration.ts';
import { useModelTexts } from '../../shared/site/model-texts.ts';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { LandscapeMarker } from './landscape-marker.tsx';
import { levelAnchor } from './level-list.tsx';

const numeralsAt = width - 44;
const downwards = levelNumbers.toReversed();
const addressOf = (level: number) => `/stratum-definitions#${levelAnchor(level)}`;

const aboveText = 'top-18 -mx-6 h-[34svh] border-b';
const besideText =
  'md:top-24 md:col-start-1 md:row-span-2 md:row-start-1 md:mx-0 md:my-6 ' +
  'md:h-[calc(100svh-7.5rem)] md:rounded-card md:border';

/** The drawing of the nine layers; each leads to its level, and the one reached is lit. */
export function Landscape({ level }: { level: number | null }) {
  const { t } = useTranslation('pages/stratum-definitions');
  const { levels } = useModelTexts();
  const nav = useRef<HTMLElement>(null);
  const onKeyDown = useClimbing(nav);
  const nameOf = (number: number) => t('level', { number, name: levels[number - 1]?.name ?? '' });
  return (
    // The keys move between its links.
    <nav
      ref={nav}
      aria-label={t('drawing')}
      onKeyDown={onKeyDown}
      className={`sky sticky z-raised overflow-hidden border-line ${aboveText} ${besideText}`}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMaxYMax slice"
        className="block size-full"
      >
        {downwards.map((number) => {
          const isLit = number === level;
          return (
            <LocaleLink
              key={number}
              to={addressOf(number)}
              aria-label={nameOf(number)}
              aria-current={isLit ? 'location' : undefined}
              data-layer={number}
              className="chart-layer"
            >
              <path
                d={layerPath(number)}
                fill={isLit ? levelColour(number) : rockColour(number)}
                stroke={`var(--color-edge-${number})`}
                strokeWidth="1.25"
              />
              <text
                x={numeralsAt}
                y={heightOf(number, numeralsAt)}
                dy=".36em"
                textAnchor="middle"
                fill={isLit ? 'var(--color-on-level)' : `var(--color-numeral-${number})`}
                className="text-label font-semibold forced-color-adjust-none max-md:text-numeral"
              >
                {number}
              </text>
            </LocaleLink>
          );
        })}
        {level !== null && <LandscapeMarker level={level} />}
      </svg>
    </nav>
  );
}

/** Arrow keys go one level up or down from the layer that has the focus, Home and End to the ends. */
function useClimbing(nav: { readonly current: HTMLElement | null }) {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return (event: KeyboardEvent) => {
    const from = event.target instanceof Element ? event.target.getAttribute('data-layer') : null;
    const to = from === null ? undefined : goals[event.key]?.(Number(from));
    if (to === undefined) return;
    event.preventDefault();
    const target = nav.current?.querySelector<SVGElement>(`[data-layer="${to}"]`);
    if (!target) return;
    target.focus({ preventScroll: true });
    void navigate(localPath(addressOf(to)), { replace: true, state: keepFocus });
  };
}

const goals: Record<string, (from: number) => number> = {
  ArrowUp: (from) => from + 1,
  ArrowDown: (from) => from - 1,
  Home: () => 1,
  End: () => limits.levels,
};
