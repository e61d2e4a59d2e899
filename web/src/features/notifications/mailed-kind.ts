import { type NewsKind, newsKinds } from '@runmart/contract/notifications'

/** Which kind of mail a mailed token ends. Only the server can tell whether it is one of its own. */
export function mailedKind(token: string): NewsKind | null {
  const [, word] = token.split('.')
  return newsKinds.find((kind) => kind === word) ?? null
}
