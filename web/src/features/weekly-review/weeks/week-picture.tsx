import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { Layer } from './week-layers.tsx';

interface WeekPictureProps {
  /** The latest first. */
  weeks: WeeklyReview['weeks'];
  current: string;
}

/** The layers without words, beside a sentence that says what they show. */
export function WeekPicture({ weeks, current }: WeekPictureProps) {
  return (
    <div aria-hidden="true" className="mt-5 flex flex-col justify-end self-end md:mt-0">
      {weeks.map((week, index) => (
        <div key={week.week} className="not-first:-mt-4">
          <Layer week={week} index={index} isCurrent={week.week === current} isSlim />
        </div>
      ))}
    </div>
  );
}
