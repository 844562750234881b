/** Set across a reload: who pressed “record” finds it recording. */
const wanted = 'stratum-record';

/**
 * Whether this document may ask for the microphone. The server says so with the document, for the
 * groups' page alone: one that was opened elsewhere first has to be loaded anew.
 */
export function mayUseMicrophone(): boolean {
  const { featurePolicy } = document as Document & {
    // Only browsers that enforce the policy have it.
    readonly featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('microphone') ?? true;
}

export function reloadToRecord(groupId: string): void {
  sessionStorage.setItem(wanted, groupId);
  location.reload();
}

/** Whether the page was loaded anew in order to record for this group; asked once. */
export function wasReloadedToRecord(groupId: string): boolean {
  const isWanted = sessionStorage.getItem(wanted) === groupId;
  if (isWanted) sessionStorage.removeItem(wanted);
  return isWanted && mayUseMicrophone();
}
