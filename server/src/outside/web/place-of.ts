import type { ClientRequestArgs } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { FoundHost } from './find-host.ts'

/** Where to connect. The name was looked up and checked; looking again could give another answer. */
export function placeOf({ hostname, port, addresses }: FoundHost): ClientRequestArgs {
  const lookup: LookupFunction = (_name, options, found) => {
    const [first] = addresses
    if (options.all) found(null, addresses)
    else found(null, first?.address ?? '', first?.family)
  }
  return { hostname, port, lookup, agent: false }
}
