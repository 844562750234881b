import { useTranslation } from 'react-i18next';
import { useUnsentWork } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { discardDraft, useKeptDraft } from '../draft/use-goal-draft.ts';

/** The goal that is being made, to go on with or to let go. */
export function KeptDraft() {
  const { t } = useTranslation('features/goals/list');
  const draft = useKeptDraft();
  useUnsentWork(draft !== null, t('draft.work'));
  if (!draft) return null;
  const { goalName } = draft.defineGoal;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-md bg-accent-soft px-5 py-4">
      <Text className="min-w-0 wrap-anywhere">
        {goalName ? t('draft.named', { name: goalName }) : t('draft.unnamed')}
      </Text>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" tone="ghost" to="/define-goal">
          {t('draft.go_on')}
        </ButtonLink>
        <Button size="small" tone="plain" onPress={discardDraft}>
          {t('draft.discard')}
        </Button>
      </div>
    </div>
  );
}
