/** Why a backup cannot be made or restored; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Of an archive that was cut short or changed, or that never was one. */
export function damaged(reason: string, options?: ErrorOptions): BackupError {
  return new BackupError(
    `The archive is damaged or no backup of Stratum: ${reason}. Nothing was restored.`,
    options,
  );
}
