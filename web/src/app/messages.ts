import type { ResourceKey } from 'i18next';
import type { LoadMessages } from '../shared/i18n/create-i18n.ts';

type MessageFile = { default: ResourceKey };

const files = {
  ...import.meta.glob<MessageFile>('../**/messages.*.json'),
  ...import.meta.glob<MessageFile>('../../../contract/src/messages/fields.*.json'),
};

/** `features/auth` lives in that folder; `fields` are shared with the server. */
function fileOf(locale: string, namespace: string): string {
  return namespace === 'fields'
    ? `../../../contract/src/messages/fields.${locale}.json`
    : `../${namespace}/messages.${locale}.json`;
}

export const loadMessages: LoadMessages = async (locale, namespace) => {
  const load = files[fileOf(locale, namespace)];
  if (!load) throw new Error(`No messages for ${namespace} in ${locale}`);
  return (await load()).default;
};
