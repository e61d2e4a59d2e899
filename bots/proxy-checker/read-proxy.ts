import type { WebProxy } from '../kit/index.ts'

/** Reads `host:port` with an optional `:user:password`, in which the password may hold colons; null for anything else. */
export function readProxy(text: string): WebProxy | null {
  const found = /^(\[[\da-f:.]+\]|[^\s:/@[\]]+):(\d{1,5})(?::([^:]+):(.+))?$/i.exec(text)
  if (!found) return null
  const [, host = '', digits = '', user, password] = found
  const port = Number(digits)
  if (port < 1 || port > 65_535 || !URL.canParse(`http://${host}`)) return null
  const place = { host: host.replace(/^\[(.*)\]$/, '$1'), port }
  return user === undefined || password === undefined ? place : { ...place, user, password }
}
