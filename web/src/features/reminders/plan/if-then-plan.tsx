import { useTranslation } from 'react-i18next';
import { withoutStop } from '../../../shared/i18n/without-stop.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { isSentence } from './is-sentence.ts';

interface IfThenPlanProps {
  obstacle: string | null;
  ifThen: string | null;
}

/** What may come in between, and what is done then: one sentence, made of both where it is not written so. */
export function IfThenPlan({ obstacle, ifThen }: IfThenPlanProps) {
  const { t } = useTranslation('features/reminders/fields');
  const style = 'font-display text-numeral leading-[1.2] font-light wrap-anywhere';
  if (ifThen && isSentence(ifThen)) {
    return (
      <>
        <p className={style}>{ifThen}</p>
        {obstacle && (
          <Text tone="quiet" className="mt-2 wrap-anywhere">
            {obstacle}
          </Text>
        )}
      </>
    );
  }
  return (
    <p className={style}>
      {obstacle && (
        <>
          <span className="text-ink-2">{t('plan.if')}</span>{' '}
          {ifThen ? withoutStop(obstacle) : obstacle}
          {ifThen && ', '}
        </>
      )}
      {ifThen && (
        <>
          <span className="text-ink-2">{t('plan.then')}</span> {ifThen}
        </>
      )}
    </p>
  );
}
