/** Where to go after signing in: only a path of our own, whatever the address says. */
export function safeNext(next: string | null, home: string): string {
  if (!next?.startsWith('/')) return home
  const address = new URL(next, 'http://here')
  return address.origin === 'http://here' ? address.pathname + address.search + address.hash : home
}
