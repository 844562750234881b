import type { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { Group } from '@stratum/contract/group';
import type { UploadId } from '@stratum/contract/ids';
import type { RouteBody } from '../../../shared/api/route-input.ts';

/** What stands in the fields of a group. */
export interface GroupFields {
  readonly name: string;
  /** One that takes the picture's place, or none; undefined where it stays. */
  readonly image: UploadId | null | undefined;
  readonly rules: string;
  readonly timeZone: string;
}

type Changes = Omit<RouteBody<typeof groupEndpoints.updateGroup>, 'ppauGroupId'>;

export function fieldsOf({ name, rules, timeZone }: Group): GroupFields {
  return { name, image: undefined, rules: rules ?? '', timeZone };
}

/** What the fields change of a group; rules that are blank are none. */
export function changesOf(group: Group, typed: GroupFields): Changes {
  const rules = typed.rules.trim() === '' ? null : typed.rules;
  return {
    ...(typed.name !== group.name && { name: typed.name }),
    ...(typed.image !== undefined && { image: typed.image }),
    ...(rules !== group.rules && { rules }),
    ...(typed.timeZone !== group.timeZone && { timeZone: typed.timeZone }),
  };
}
