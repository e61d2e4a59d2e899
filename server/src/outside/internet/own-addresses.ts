import type { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const FRESH_MS = 60_000

/**
 * Tells whether a host is the shop itself: firewalls may admit requests from inside that they refuse from the internet.
 */
export type OwnAddresses = { has(hostname: string, addresses: readonly string[]): Promise<boolean> }

/**
 * The shop's own addresses, public ones too. This machine's interfaces, and the host in `PUBLIC_URL`, which may be a
 * router or another machine in front. Both change while the shop runs.
 */
export function ownAddresses(resolver: Resolver, publicUrl = ''): OwnAddresses {
  const shop = URL.parse(publicUrl)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  let known: string[] = isIP(shop) ? [shop] : []
  let refresh = Promise.resolve()
  let refreshed = Number.NEGATIVE_INFINITY

  /** If the name does not resolve, the known addresses still count. */
  const resolve = async () => {
    const found = await Promise.all([resolver.resolve4(shop).catch(() => []), resolver.resolve6(shop).catch(() => [])])
    known = found.flat().length ? found.flat() : known
  }
  return {
    async has(hostname, addresses) {
      if (shop !== '' && hostname.replace(/\.$/, '') === shop) return true
      if (shop !== '' && !isIP(shop) && performance.now() - refreshed > FRESH_MS) {
        refreshed = performance.now()
        refresh = resolve()
      }
      await refresh
      const own = new Set([...known, ...interfaceAddresses()].map(canonical))
      return addresses.some((address) => own.has(canonical(address)))
    },
  }
}

const interfaceAddresses = () =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address))

/** One spelling for each address, that of URLs. */
function canonical(address: string): string {
  return isIP(address) === 6 ? (URL.parse(`http://[${address.split('%')[0]}]`)?.hostname ?? address) : address
}
