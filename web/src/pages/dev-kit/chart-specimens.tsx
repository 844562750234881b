import { addMonths } from '@stratum/contract/months';
import { LevelLine } from '../../shared/charts/level-line.tsx';
import { LevelPile } from '../../shared/charts/level-pile.tsx';
import { Logo } from '../../shared/charts/logo.tsx';
import { Meter } from '../../shared/charts/meter.tsx';
import { Radar } from '../../shared/charts/radar.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Text } from '../../shared/ui/text.tsx';

const axes = [
  { id: 'a', label: 'Mentale Stärke', value: 5.4, previous: 4.2 },
  { id: 'b', label: 'Denkvermögen', value: 6.1, previous: 5.4 },
  { id: 'c', label: 'Umgang mit Gefühlen', value: 3.9, previous: 4.1 },
  { id: 'd', label: 'Auseinandersetzungsfähigkeit', value: 6.8, previous: 6.2 },
  { id: 'e', label: 'Persönliche Gesundheit', value: 4.8, previous: 3 },
];
const first = [{ id: 'a', label: 'Mentality', value: 5.2, previous: null }];
const open = axes.slice(1).map((axis) => ({ ...axis, value: null, previous: null }));

const months = (scores: readonly (number | null)[]) =>
  scores.map((score, index) => ({ month: addMonths('2025-12', index), score }));
const year = months([2.1, 2.4, 2.6, 2.5, 2.9, 3.4, 3.8, 3.7, 4.2, 4.6, 4.7, 5.2]);
const gaps = months([null, null, 3.1, 3.4, null, null, 4.8, 4.4, null, 5.6, null, null]);
const single = months([...Array.from({ length: 11 }, () => null), 8.6]);

export function ChartSpecimens() {
  return (
    <section className="grid gap-5 md:grid-cols-2">
      <Card title="Your level">
        <Text size="figure" className="mb-5">
          5.4
        </Text>
        <LevelPile score={5.4} title="Your level" />
        <div className="mt-8">
          <Meter value={6.8} label="Social interaction: 6.8 of 9" />
        </div>
        <div className="mt-8 flex items-end gap-6">
          <Logo />
          <Logo className="size-12" />
        </div>
      </Card>
      <Card title="Radar, five axes and before">
        <Radar title="Five categories" kind="category" axes={axes} />
      </Card>
      <Card title="Radar, one assessed">
        <Radar title="Five categories, one assessed" kind="category" axes={[...first, ...open]} />
      </Card>
      <Card title="Line over twelve months">
        <LevelLine title="Level over twelve months" points={year} />
      </Card>
      <Card title="Line with months left out">
        <LevelLine title="Level with months left out" points={gaps} />
      </Card>
      <Card title="Line with one month">
        <LevelLine title="Level of one month" points={single} />
      </Card>
    </section>
  );
}
