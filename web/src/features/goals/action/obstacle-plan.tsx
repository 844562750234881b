import { goalLengths } from '@stratum/contract/goal-words';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';

interface Plan {
  readonly obstacle: string;
  readonly ifThen: string;
}

interface ObstaclePlanProps extends Plan {
  onChange: (typed: Partial<Plan>) => void;
}

/** What may come in between, and what is done then. */
export function ObstaclePlan({ obstacle, ifThen, onChange }: ObstaclePlanProps) {
  const { t } = useTranslation('features/goals');
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{t('action.obstacle')}</legend>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <TextArea
          label={t('action.if')}
          name="obstacle"
          rows={1}
          value={obstacle}
          onChange={(text) => onChange({ obstacle: text })}
          maxLength={goalLengths.obstacle}
          placeholder={t('action.if_example')}
        />
        <TextArea
          label={t('action.then')}
          name="ifThen"
          rows={1}
          value={ifThen}
          onChange={(text) => onChange({ ifThen: text })}
          maxLength={goalLengths.ifThen}
          placeholder={t('action.then_example')}
        />
      </div>
      <p className="mt-1.5 text-small text-ink-2">{t('action.obstacle_note')}</p>
    </fieldset>
  );
}
