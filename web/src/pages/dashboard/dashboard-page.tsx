import { lazy, useState } from 'react';
import { CheckIn } from '../../features/daily-wins/check-in/check-in.tsx';
import { RoadPlaceholder } from '../../features/progress/road/road-placeholder.tsx';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';
import { OptionalPart } from '../../shared/failures/optional-part.tsx';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { Later } from '../../shared/ui/later.tsx';
import { CardsSkeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { useNow } from '../../shared/use-now.ts';
import { Greeting } from './greeting.tsx';

// The check-in waits for none of these.
const standing = () => import('./standing.tsx');
const DeletionBanner = lazy(async () => ({ default: (await standing()).DeletionBanner }));
const NewcomerRoad = lazy(async () => ({ default: (await standing()).NewcomerRoad }));
const FocusLine = lazy(async () => ({ default: (await standing()).FocusLine }));
const Standing = lazy(async () => ({ default: (await standing()).Standing }));

export default function DashboardPage() {
  const format = useFormat();
  const now = new Date(useNow());
  const [isWide] = useState(() => window.matchMedia('(min-width: 56.25rem)').matches);
  const road = (
    <CardBoundary key="road">
      <Later placeholder={<RoadPlaceholder />}>
        <NewcomerRoad />
      </Later>
    </CardBoundary>
  );
  const checkIn = (
    <CardBoundary key="check-in">
      <CheckIn />
    </CardBoundary>
  );
  return (
    <div className="wrap pt-4 pb-12 md:pt-8">
      <OptionalPart>
        <DeletionBanner />
      </OptionalPart>
      <header className="mb-3 md:mb-7">
        <Text size="label" tone="quiet" className="truncate">
          {format.dayOfWeek(now)}
          <OptionalPart>
            <FocusLine />
          </OptionalPart>
        </Text>
        <Heading level={1} className="mt-0.5 max-md:text-dialog">
          <Greeting now={now} />
        </Heading>
      </header>
      <div className="grid grid-cols-1 gap-5">
        {/* On a telephone all five habits stand in view, at the first visit too. */}
        {isWide ? [road, checkIn] : [checkIn, road]}
        <CardBoundary>
          <Later placeholder={<CardsSkeleton />}>
            <Standing now={now} isWide={isWide} />
          </Later>
        </CardBoundary>
      </div>
    </div>
  );
}
