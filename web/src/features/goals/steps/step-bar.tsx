import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { useStored } from '../../../shared/session/index.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { CheckIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useKeptDraft } from '../draft/use-goal-draft.ts';
import { type GoalStep, goalSteps, stepPaths } from './goal-steps.ts';

/** The four steps, each of which can be gone to, and the way out, which keeps what was typed. */
export function StepBar({ step }: { step: GoalStep }) {
  const { t } = useTranslation('features/goals');
  const isKept = useKeptDraft() !== null;
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const close = () => {
    if (isKept) toast.info(t('draft.found_again'));
    void navigate(localPath('/dashboard'));
  };
  const reached = goalSteps.indexOf(step);
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap flex items-center gap-5 py-2">
        <nav aria-label={t('steps')} className="min-w-0 flex-1 md:mx-auto md:max-w-dialog">
          <ol className="grid grid-cols-4 gap-2">
            {goalSteps.map((each, index) => (
              <li key={each}>
                <LocaleLink
                  to={stepPaths[each]}
                  aria-current={each === step ? 'step' : undefined}
                  className={`focus-ring block rounded-sm pt-1 pb-2 text-small no-underline ${each === step ? 'font-semibold text-ink' : 'text-ink-2'}`}
                >
                  <span className={`mb-2 block h-1 rounded-full ${barColour(index, reached)}`} />
                  {t(`step.${each}.short`)}
                </LocaleLink>
              </li>
            ))}
          </ol>
        </nav>
        {isKept && <DraftNote />}
        <IconButton label={t('close')} onPress={close}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** Said once the draft is stored; later changes fade the sentence, which is not said again for each. */
function DraftNote() {
  const { t } = useTranslation('features/goals');
  const { isStored, isRefused } = useStored();
  const [wasStored, setStored] = useState(isStored);
  if (isStored && !wasStored) setStored(true);
  return (
    <p role="status" className="text-small text-ink-2 max-sm:sr-only">
      {isRefused && t('draft.refused')}
      {wasStored && !isRefused && (
        <span
          className={`flex items-center gap-1.5 transition-opacity duration-(--motion-2) ${isStored ? '' : 'opacity-0'}`}
        >
          <CheckIcon className="size-4" />
          {t('draft.kept')}
        </span>
      )}
    </p>
  );
}

function barColour(index: number, reached: number): string {
  if (index === reached) return 'bg-accent';
  return index < reached ? 'bg-accent opacity-50' : 'bg-track';
}
