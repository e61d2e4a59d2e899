import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ownAddresses } from '#outside/internet/own-addresses.ts'
import { isPublicAddress } from '#outside/internet/public-address.ts'
import type { HostRules } from '#outside/internet/resolve-host.ts'
import type { Shop } from '#platform/shop.ts'

type Reach = Pick<Shop, 'demoPassword' | 'publicUrl' | 'botAllowHosts'>

const resolver = new Resolver({ timeout: 2_000, tries: 2 })

/** The allowed hosts of a supplier: public ones and those of the shop's configuration. A demo shop allows any. */
export function hostRules(url: string, { demoPassword, publicUrl, botAllowHosts }: Reach): HostRules {
  const allowed = demoPassword === null ? botAllowHosts : new Set([hostAndPort(url)])
  return { resolver, allowed, own: ownAddresses(resolver, publicUrl) }
}

/** Whether an address names a private machine by its IP address without permission. */
export function isPrivateAddress(url: string, reach: Reach): boolean {
  const bare = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) > 0 && !isPublicAddress(bare) && !hostRules(url, reach).allowed.has(hostAndPort(url))
}

function hostAndPort(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
