import { orgcodeActs } from '@stratum/contract/console/organization-words';
import type { UserId } from '@stratum/contract/ids';
import { reportDecisions } from '@stratum/contract/report-words';
import { z } from 'zod';

/** Why something was done, in the words of who did it. */
const reason = z.string().max(300);
const withReason = z.strictObject({ reason });

/** The kinds of entries, with the details each may carry: never names, addresses or texts. */
export const auditDetails = {
  administrator_granted: z.strictObject({ by: z.enum(['command', 'invitation']) }),
  administrator_revoked: z.strictObject({}),
  calendar_address_ended: z.strictObject({}),
  calendar_address_made: z.strictObject({}),
  content_pack_kept: z.strictObject({ version: z.string().max(20) }),
  content_pack_published: z.strictObject({
    version: z.string().max(20),
    reason: z.string().max(300),
  }),
  email_changed: z.strictObject({}),
  code_resent: withReason,
  deletion_planned: withReason,
  export_begun: withReason,
  jobs_retried: z.strictObject({ count: z.string().max(10) }),
  module_added: z.strictObject({}),
  module_changed: z.strictObject({ parts: z.string().max(100) }),
  news_added: z.strictObject({}),
  news_changed: z.strictObject({}),
  order_handled: z.strictObject({ act: z.string().max(40) }),
  order_taken_back: z.strictObject({ act: z.string().max(40), reason: z.string().max(300) }),
  organization_changed: z.strictObject({ parts: z.string().max(100) }),
  organization_code_changed: z.strictObject({ act: z.enum(orgcodeActs) }),
  organization_created: z.strictObject({}),
  organization_invited: z.strictObject({ count: z.string().max(10) }),
  organization_left: withReason,
  person_blocked: withReason,
  person_read: z.strictObject({ route: z.string().max(100) }),
  person_unblocked: withReason,
  person_viewed: z.strictObject({ reason, minutes: z.string().max(4) }),
  report_decided: z.strictObject({ decision: z.enum(reportDecisions) }),
  report_opened: z.strictObject({}),
  role_changed: z.strictObject({ reason, role: z.string().max(10) }),
  secrets_adopted: z.strictObject({}),
  sessions_ended: z.strictObject({ reason, count: z.string().max(10) }),
  sign_up_policy_changed: z.strictObject({ reason, policy: z.string().max(20) }),
  product_changed: z.strictObject({ parts: z.string().max(100) }),
  promo_code_added: z.strictObject({}),
  promo_code_changed: z.strictObject({ parts: z.string().max(100) }),
  taxes_changed: z.strictObject({}),
  video_added: z.strictObject({}),
  video_changed: z.strictObject({ parts: z.string().max(100) }),
} satisfies Record<string, z.ZodObject<Record<string, z.ZodType<string>>>>;

export type AuditAction = keyof typeof auditDetails;

export interface AuditEntry<Action extends AuditAction = AuditAction> {
  readonly action: Action;
  /** Who did it; null for an operator at the command line. */
  readonly actor: UserId | null;
  /** The person it was done to. */
  readonly subject?: UserId;
  /** What it was done to, where that is no person. */
  readonly object?: { readonly kind: string; readonly id: string };
  readonly details: z.input<(typeof auditDetails)[Action]>;
}
