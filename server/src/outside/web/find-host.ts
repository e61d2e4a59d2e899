import { lookup, type Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { AllowedHosts } from '#platform/config/allowed-hosts.ts'
import { isPublicAddress } from './public-address.ts'
import { WebProblem } from './web-problem.ts'

export type FoundHost = {
  hostname: string
  port: number
  /** The checked addresses; a connection goes to one of these and the name is not looked up again. */
  addresses: { address: string; family: number }[]
}

/** Finds where a host is and refuses one that is not public, unless it is listed. One bad address of many is enough. */
export async function findHost(
  resolver: Resolver,
  allowed: AllowedHosts,
  place: { hostname: string; port: number },
  isAllowedPort: (port: number) => boolean,
): Promise<FoundHost> {
  const { hostname, port } = place
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  const listed = allowed.has(`${hostname}:${port}`)
  if (!listed && !isAllowedPort(port)) throw new WebProblem('forbiddenAddress')
  if (isIP(bare)) {
    if (!listed && !isPublicAddress(bare)) throw new WebProblem('forbiddenAddress')
    return { hostname: bare, port, addresses: [{ address: bare, family: isIP(bare) }] }
  }
  const addresses = listed ? await ownNames(bare) : await askDns(resolver, bare)
  if (!addresses.length) throw new WebProblem('unknownHost')
  if (!listed && !addresses.every(({ address }) => isPublicAddress(address))) throw new WebProblem('forbiddenAddress')
  return { hostname: bare, port, addresses }
}

/** What is listed may be a name that only this machine knows. */
async function ownNames(hostname: string) {
  return lookup(hostname, { all: true }).catch(() => [])
}

/** Asks DNS itself, not this machine's list of names: it needs no thread of the pool, and inner names stay inside. */
async function askDns(resolver: Resolver, hostname: string) {
  const [four, six] = await Promise.all([
    resolver.resolve4(hostname).catch(() => []),
    resolver.resolve6(hostname).catch(() => []),
  ])
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))]
}
