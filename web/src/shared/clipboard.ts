/** Browsers have no clipboard where the page came without encryption, or may refuse it. */
export async function writeToClipboard(text: string): Promise<'copied' | 'copy_failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copy_failed';
  }
}
