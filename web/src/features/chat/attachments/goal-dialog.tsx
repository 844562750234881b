import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import type { GoalId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface GoalDialogProps {
  onChoose: (goalId: GoalId) => void;
  onClose: () => void;
}

/** One's goals, of which one is shown to the group. */
export default function GoalDialog({ onChoose, onClose }: GoalDialogProps) {
  const { t } = useTranslation('features/chat/attachments');
  const format = useFormat();
  const goals = useRoute(goalEndpoints.goalList, { query: {} });
  const items = goals.data?.items ?? [];
  return (
    <Dialog title={t('goal.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p className="mb-4 text-ui text-ink-2">{t('goal.text')}</p>
      <QueryState reads={[goals]} skeleton={<Skeleton className="h-40" />}>
        {items.length === 0 && (
          <p className="text-ui">
            {t('goal.none')} <TextLink to="/define-goal">{t('goal.first')}</TextLink>
          </p>
        )}
        <ul className="-mx-3 max-h-80 overflow-auto">
          {items.map(({ id, goalName, progress }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(id);
                  onClose();
                }}
                className="focus-ring-inset flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2 text-left text-ui hover:bg-hover"
              >
                <span className="min-w-0 wrap-anywhere">{goalName}</span>
                <span className="flex-none text-label text-ink-2 tabular-nums">
                  {format.percent(progress)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </QueryState>
    </Dialog>
  );
}
