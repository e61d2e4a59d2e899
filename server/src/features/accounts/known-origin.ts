import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { networkOf } from '#platform/http/request-origin.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import { listKnownDevices } from './session-queries.ts'
import { isLongStanding } from './user-queries.ts'

/** The origin of a request: its address and the hash of the browser's device id. */
export type Origin = { address: string; mark: string | null }

export function originOf({ address, deviceId }: RequestInfo): Origin {
  return { address, mark: deviceId === null ? null : sha256(deviceId).toString('hex') }
}

/** The known browser or else the known network of this user's sign-ins; null when both are new. */
export async function knownOrigin(
  db: Pick<Transactions, 'transaction'>,
  userId: string,
  { address, mark }: Origin,
): Promise<string | null> {
  const devices = await db.transaction((tx) => listKnownDevices(tx, userId))
  if (mark && devices.some((it) => it.mark?.toString('hex') === mark)) return `device ${mark}`
  const network = networkOf(address)
  return devices.some((it) => networkOf(it.address) === network) ? network : null
}

/**
 * Whether a sign-in comes from a new device of a known user. Without marks on both sides, kind of browser and network
 * must be the same. The kind alone proves nothing: anyone can send a common browser's name.
 */
export async function isOtherDevice(tx: Tx, userId: string, request: RequestInfo): Promise<boolean> {
  const devices = await listKnownDevices(tx, userId)
  // The first sign-in after registering is no news; but long-unused accounts have no known sessions either.
  if (devices.length === 0) return isLongStanding(tx, userId)
  const { mark } = originOf(request)
  const network = networkOf(request.address)
  return !devices.some((it) =>
    mark && it.mark
      ? it.mark.toString('hex') === mark
      : it.device === request.device && networkOf(it.address) === network,
  )
}
