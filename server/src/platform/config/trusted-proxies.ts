import { isIP } from 'node:net'

/** `2` is a number of hops; `10.0.0.1, 10.0.0.0/8` are addresses; empty trusts no proxy. */
export function trustedProxies(it: string): string[] | number | false {
  if (!it) return false
  return isHops(it) ? Number(it) : it.split(',').map((part) => part.trim())
}

const isHops = (it: string) => /^[1-9]$/.test(it)

export function areProxies(it: string): boolean {
  return it === '' || isHops(it) || it.split(',').every((part) => isNetwork(part.trim()))
}

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(it: string): boolean {
  const [address = '', bits, ...more] = it.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}
