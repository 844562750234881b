import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { type Step, steps } from './steps.ts';

interface StepFrameProps {
  step: Step;
  heading: string;
  lead?: string;
  /** What goes on to the next step. */
  action: ReactNode;
  /** What stands above it, such as the total. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One question, and its answer at the thumb; beside a wide form the foot stands at its right. */
export function StepFrame({ step, heading, lead, action, foot, children }: StepFrameProps) {
  const { t } = useTranslation('features/shop/billing');
  const title = useFocusHeadingOnMount<HTMLHeadingElement>(heading);
  const number = steps.indexOf(step) + 1;
  return (
    <div className="wrap grid gap-x-16 md:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] md:py-8">
      <div className="min-h-[60svh] pt-4 pb-8">
        <div aria-hidden="true" className="mb-2.5 grid grid-cols-3 gap-1.5">
          {steps.map((each, at) => (
            <span
              key={each}
              className={`h-1 rounded-full ${at < number ? 'bg-accent' : 'bg-track'}`}
            />
          ))}
        </div>
        <Text size="small" tone="quiet">
          {t('step', { number, total: steps.length, name: t(`steps.${step}`) })}
        </Text>
        <Heading level={1} ref={title} tabIndex={-1} className="mt-3 outline-none">
          {heading}
        </Heading>
        {lead && (
          <Text tone="quiet" className="mt-3">
            {lead}
          </Text>
        )}
        {/* What gets the focus comes to stand above the foot, not under it. */}
        <div className="mt-6 grid gap-6 max-md:[&_:is(input,button)]:scroll-mb-48">{children}</div>
      </div>
      <div className="max-md:sticky max-md:bottom-0 max-md:z-raised max-md:-mx-6 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-6 max-md:py-4 md:pt-4">
        <div className="md:sticky md:top-24 md:rounded-card md:border md:border-line md:bg-surface md:p-6 md:shadow-1">
          {foot}
          <div className="flex items-center gap-3">{action}</div>
        </div>
      </div>
    </div>
  );
}
