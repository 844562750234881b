import type { AttachmentTarget } from '@stratum/contract/attachments';

export interface Target {
  readonly to: AttachmentTarget;
  /** What it is called among the others. */
  readonly label: string;
}

export function sameTarget(one: AttachmentTarget, other: AttachmentTarget): boolean {
  const [[kind, id] = []] = Object.entries(one);
  return kind !== undefined && (other as Record<string, string>)[kind] === id;
}
