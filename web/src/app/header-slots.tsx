import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../shared/i18n/use-locale.ts';
import { readAccessToken } from '../shared/state/access-token.ts';
import { useSession } from '../shared/state/hooks.ts';
import { signOut } from '../shared/state/sign-out.ts';
import { SignedInAccount, SignedInMenus } from '../shell/signed-in.tsx';
import { SignedOutAccount, SignedOutMenus } from '../shell/signed-out.tsx';

/** What the header offers between brand and account: the only place that knows features. */
export function HeaderMenus() {
  const person = usePerson();
  if (person === undefined) return null;
  if (person === null) return <SignedOutMenus />;
  return <SignedInMenus assessmentCompleted={person.assessment_completed} />;
}

export function HeaderAccount() {
  const person = usePerson();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  if (person === undefined) return null;
  if (person === null) return <SignedOutAccount />;
  const logOut = async () => {
    await signOut();
    await navigate(localPath('/'));
  };
  return (
    <>
      <SignedInAccount firstName={person.first_name} onLogOut={() => void logOut()} />
      <Suspense>
        <AssessmentStatus />
      </Suspense>
    </>
  );
}

// The header does without where the code does not arrive: it shows what it knew before.
const AssessmentStatus = lazy(() =>
  import('./assessment-status.tsx').catch(() => ({ default: () => null })),
);

/**
 * Who is logged in; null for nobody. Undefined for the moment in which a kept session is still
 * being read: then neither the one header nor the other is right.
 */
function usePerson() {
  const { ready, isLoggedIn, userData } = useSession();
  const hasToken = useSyncExternalStore(ignore, isTokenKept, () => false);
  if (!ready) return hasToken ? undefined : null;
  return isLoggedIn ? userData : null;
}

const isTokenKept = () => readAccessToken() !== null;
const ignore = () => () => undefined;
