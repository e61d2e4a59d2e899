/** The hosts in BOT_ALLOW_HOSTS: private ones that bots may reach, as in URLs, lower case. */
export type AllowedHosts = ReadonlySet<string>

/** Reads `localhost:4000, [::1]:4000`. */
export function allowedHosts(list: string): AllowedHosts {
  return new Set(parts(list).map((it) => hostAndPort(it) ?? it))
}

/** Whether every part of the list is a host with a port. */
export function areAllowedHosts(list: string): boolean {
  return parts(list).every((it) => hostAndPort(it) !== null)
}

const parts = (list: string) =>
  list
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)

function hostAndPort(text: string): string | null {
  const [, port = ''] = /:(\d{1,5})$/.exec(text) ?? []
  if (!port || !URL.canParse(`http://${text}`)) return null
  const { hostname, pathname, username, search, hash } = new URL(`http://${text}`)
  return pathname === '/' && !username && !search && !hash && Number(port) > 0 ? `${hostname}:${Number(port)}` : null
}
