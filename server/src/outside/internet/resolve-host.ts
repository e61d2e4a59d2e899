import { lookup, type Resolver } from 'node:dns/promises'
import type { ClientRequestArgs } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import type { AllowedHosts } from '#platform/config/allowed-hosts.ts'
import type { OwnAddresses } from './own-addresses.ts'
import { isPublicAddress } from './public-address.ts'
import { WebProblem } from './web-problem.ts'

export type ResolvedHost = {
  hostname: string
  port: number
  /** The checked addresses: connections use one of these without another lookup. */
  addresses: { address: string; family: number }[]
}

export type HostRules = { resolver: Resolver; allowed: AllowedHosts; own: OwnAddresses }

/**
 * Resolves a host and refuses one that is not public or is the shop itself, unless it is listed. One bad address of
 * many is enough.
 */
export async function resolveHost(
  { resolver, allowed, own }: HostRules,
  target: { hostname: string; port: number },
  isAllowedPort: (port: number) => boolean,
): Promise<ResolvedHost> {
  const { hostname, port } = target
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  const listed = allowed.has(`${hostname}:${port}`)
  if (!listed && !isAllowedPort(port)) throw new WebProblem('forbiddenAddress')
  if (!listed && isInnerName(bare)) throw new WebProblem('forbiddenAddress')
  const addresses = await findAddresses(bare)
  if (!addresses.length) throw new WebProblem('unknownHost')
  const found = addresses.map(({ address }) => address)
  if (!listed && (!found.every(isPublicAddress) || (await own.has(bare, found))))
    throw new WebProblem('forbiddenAddress')
  return { hostname: bare, port, addresses }

  async function findAddresses(name: string) {
    if (isIP(name)) return [{ address: name, family: isIP(name) }]
    return listed ? lookUpLocally(name) : queryDns(resolver, name)
  }
}

/**
 * Names of machines and clouds for their own services, whatever address a name server gives them; also names without a
 * dot.
 */
function isInnerName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  if (isIP(name)) return false
  return !name.includes('.') || /(^|\.)(internal|local|localhost|localdomain|home\.arpa|metadata\.goog)$/.test(name)
}

/** A listed host may be a name that only this machine knows. */
async function lookUpLocally(hostname: string) {
  return lookup(hostname, { all: true }).catch(() => [])
}

/**
 * Queries DNS itself, not the machine's hosts file: it needs no thread of the pool, and internal names stay internal.
 */
async function queryDns(resolver: Resolver, hostname: string) {
  const [four, six] = await Promise.all([
    resolver.resolve4(hostname).catch(() => []),
    resolver.resolve6(hostname).catch(() => []),
  ])
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))]
}

/** How to connect to the checked addresses; resolving the name again could give another one. */
export function connectOptions({ hostname, port, addresses }: ResolvedHost): ClientRequestArgs {
  const lookup: LookupFunction = (_name, options, found) => {
    const [first] = addresses
    if (options.all) found(null, addresses)
    else found(null, first?.address ?? '', first?.family)
  }
  return { hostname, port, lookup, agent: false }
}

/** Ports above 1023 of databases, caches and consoles, which are never proxies. */
const neverProxies = [
  1433, 1434, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 5060, 5061, 5432, 5433, 5672, 5900, 5984, 6379, 6443,
  6667, 6697, 9042, 9092, 9200, 9300, 10250, 11211, 27017, 27018, 33060,
]

/**
 * Whether a bot may open a page there: the two web ports, and 8000 to 8999 for other web servers. An allow list is
 * safer than a deny list: mail, shells and databases are out.
 */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 8000 && port <= 8999)
}

/** Whether a proxy may be there. Sellers of proxies use any high port, so all are allowed except known others. */
export function isProxyPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && port <= 65_535 && !neverProxies.includes(port))
}
