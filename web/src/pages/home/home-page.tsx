import { Spotlight } from '../../features/news/index.ts';
import { OptionalPart } from '../../shared/failures/optional-part.tsx';
import { Categories } from './categories.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Levels } from './levels.tsx';

/** §2: the public home page. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Categories />
      <Levels />
      <OptionalPart>
        <Spotlight />
      </OptionalPart>
      <Closing />
    </>
  );
}
