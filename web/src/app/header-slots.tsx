import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { notifications } from '../pages/routes/notifications.ts';
import { ppau } from '../pages/routes/ppau.ts';
import { profile } from '../pages/routes/profile.ts';
import { orders } from '../pages/routes/shop.ts';
import { readAccessToken, useIsLeaving, useSession } from '../shared/session/index.ts';
import { Later } from '../shared/ui/later.tsx';
import { HeaderMenus } from '../shell/header-menus.tsx';
import { SignOutWarning } from '../shell/sign-out-warning.tsx';
import { SignedInAccount } from '../shell/signed-in-account.tsx';
import { SignedOutAccount } from '../shell/signed-out-account.tsx';
import { menus } from './menus.ts';
import { useLogOut } from './use-log-out.ts';

/** What the header offers between brand and account: the only place that knows features. */
export function MenusSlot() {
  const person = usePerson();
  return person === undefined ? null : <HeaderMenus menus={menus} person={person} />;
}

export function AccountSlot() {
  const person = usePerson();
  const isLeaving = useIsLeaving();
  const { ask, unsent, stay, leave } = useLogOut();
  if (person === undefined) return null;
  if (person === null) return <SignedOutAccount />;
  const { first_name, image, role } = person;
  return (
    <>
      <Later>
        <OutboxStatus />
      </Later>
      <SignedInAccount
        firstName={first_name}
        profile={profile}
        orders={orders}
        isAdministrator={role === 'admin'}
        picture={
          <Later>
            <Avatar fileId={image} name={first_name} size="small" />
          </Later>
        }
        chat={
          isLeaving || (
            <Later>
              <ChatLink to={ppau.path} />
            </Later>
          )
        }
        bell={
          isLeaving || (
            <Later>
              <NotificationBell to={notifications.path} />
            </Later>
          )
        }
        onLogOut={ask}
      />
      {unsent.length > 0 && <SignOutWarning labels={unsent} onStay={stay} onLeave={leave} />}
      {isLeaving || (
        <Later>
          <AssessmentStatus />
        </Later>
      )}
    </>
  );
}

// A visitor's page loads none of these.
const AssessmentStatus = lazy(() => orNull(import('./assessment-status.tsx')));
const OutboxStatus = lazy(() => orNull(import('../shared/outbox/outbox-status.tsx')));
const NotificationBell = lazy(() =>
  orNull(import('../features/notifications/notification-bell.tsx')),
);
const ChatLink = lazy(() => orNull(import('../features/chat/list/chat-link.tsx')));
const Avatar = lazy(() => orNull(loadAvatar()));

async function loadAvatar() {
  const module = await import('../shared/avatar/avatar.tsx');
  return { default: module.Avatar };
}

/** The header does without where the code does not arrive: it shows what it knew before. */
function orNull<Props>(
  module: Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  return module.catch(() => ({ default: () => null }));
}

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
