import { providerEmailSchema } from '@stratum/contract/fields';

export interface TypedAddress {
  readonly email: string;
  readonly isWrong: boolean;
}

/** What stands around an address in a list of mail contacts: `Ada <ada@example.org>`. */
const named = /[^,;\n<]*<([^<>\s]+)>/g;

/** Those that were there and what was typed or pasted, each once. */
export function withAddresses(known: readonly TypedAddress[], text: string): TypedAddress[] {
  const words = text.replace(named, ' $1 ').split(/[\s,;]+/);
  return toTyped([...known.map(({ email }) => email), ...words.filter((word) => word !== '')]);
}

/** Those that the server has found fault with, by the paths of its problems: `emails.3`. */
export function markRefused(
  known: readonly TypedAddress[],
  fields: Readonly<Record<string, string>>,
): TypedAddress[] {
  return known.map((each, index) =>
    fields[`emails.${index}`] ? { ...each, isWrong: true } : each,
  );
}

function toTyped(words: readonly string[]): TypedAddress[] {
  const read = words.map((word): TypedAddress => {
    const { data } = providerEmailSchema.safeParse(word);
    return { email: data ?? word, isWrong: data === undefined };
  });
  return [...new Map(read.map((each) => [each.email, each])).values()];
}
