import { ChartSpecimens } from './chart-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';

/** Every component of the kit on one page, for developers; not part of a production build. */
export default function DevKitPage() {
  return (
    <div className="wrap grid gap-12 py-12">
      <h1 className="font-display text-h1 font-light">Kit</h1>
      <ChartSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
    </div>
  );
}
