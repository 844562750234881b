import { apiBase } from '@stratum/contract/route';
import { isRecord } from '../../../shared/json/is-record.ts';
import { accessTokenKey } from '../../../shared/session/index.ts';
import { viewingKey } from '../../../shared/state/local-items.ts';

/** Whom an administrator sees the product as in this tab, and until when. */
export interface View {
  readonly userId: string;
  readonly name: string;
  readonly expiresAt: string;
}

/** Makes this tab one that looks on; from the next page on its storage is the tab's own. */
export function beginView(view: View, token: string): void {
  sessionStorage.setItem(viewingKey, JSON.stringify(view));
  sessionStorage.setItem(accessTokenKey, token);
}

export function readView(): View | null {
  try {
    const view: unknown = JSON.parse(sessionStorage.getItem(viewingKey) ?? 'null');
    return isView(view) ? view : null;
  } catch {
    return null;
  }
}

function isView(view: unknown): view is View {
  return (
    isRecord(view) &&
    [view.userId, view.name, view.expiresAt].every((part) => typeof part === 'string')
  );
}

/** Ends the look by the administrator's own session, which the other tabs have. */
export async function endView({ userId }: View): Promise<void> {
  const token = localStorage.getItem(accessTokenKey);
  sessionStorage.clear();
  await fetch(`${apiBase}/admin/people/${encodeURIComponent(userId)}/end-view`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
