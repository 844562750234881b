import type { SessionReply } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { signIn } from '../../../shared/state/session.ts';
import { toast } from '../../../shared/toasts/toast.ts';
import { authDraft, forgetDraft } from './draft.ts';
import { useAuthSteps } from './steps.tsx';

/** Takes the session over and goes to where the person wanted to, else to the path given. */
export function useEnter(): (reply: SessionReply, otherwise: string) => void {
  const { t } = useTranslation('features/auth');
  const { leave } = useAuthSteps();
  const localPath = useLocalePath();
  return (reply, otherwise) => {
    const target = authDraft.getState().returnTo ?? localPath(otherwise);
    signIn(reply);
    forgetDraft();
    toast.success(t('logged_in'));
    leave(target);
  };
}
