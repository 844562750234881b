import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ChartSpecimens } from './chart-specimens.tsx';
import { DateSpecimens } from './date-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { TextSpecimens } from './text-specimens.tsx';

/** Every component of the kit on one page, for developers; not part of a production build. */
export default function DevKitPage() {
  return (
    <div className="wrap grid gap-12 py-12">
      <PageHeader heading="Kit">Every part on one page.</PageHeader>
      <TextSpecimens />
      <ChartSpecimens />
      <FieldSpecimens />
      <DateSpecimens />
      <StateSpecimens />
    </div>
  );
}
