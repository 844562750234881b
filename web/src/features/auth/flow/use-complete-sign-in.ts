import type { SessionReply } from '@stratum/contract/auth';
import type { Locale } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { chosenLocale, rememberProfileLocale } from '../../../shared/i18n/locale-choice.ts';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { consumeExpiredPath, signIn } from '../../../shared/session/index.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { authDraft, resetDraft } from './draft.ts';
import { useAuthSteps } from './steps.tsx';

/**
 * Takes the session over and goes to where the person wanted to, or was when a session of theirs
 * ended, else to the path given.
 */
export function useCompleteSignIn(): (reply: SessionReply, otherwise: string) => void {
  const { t } = useTranslation('features/auth');
  const { onDone } = useAuthSteps();
  const localPath = useLocalePath();
  return (reply, otherwise) => {
    const place = consumeExpiredPath(reply.userData.id);
    const target = authDraft.getState().returnTo ?? place ?? localPath(otherwise);
    signIn(reply);
    adoptProfileLocale(reply.locale);
    resetDraft();
    toast.success(t('logged_in'));
    onDone(target);
  };
}

/** Where neither browser nor address has chosen a language, the profile has. */
function adoptProfileLocale(locale: Locale): void {
  const isOpen = splitLocale(location.pathname).prefix === undefined && !chosenLocale();
  if (isOpen) rememberProfileLocale(locale);
}
