import type { Message } from '@stratum/contract/message';

/** What the card of an item says besides its title, in one line: a search finds these words too. */
export function cardWords({ attachment }: Pick<Message, 'attachment'>): string {
  if (!attachment || !('item' in attachment)) return '';
  const { beginning, file } = attachment.item;
  return `${beginning} ${file?.name ?? ''}`.replaceAll(/\s+/g, ' ').trim();
}
