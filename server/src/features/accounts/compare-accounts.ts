import { isPublicAddress } from '#outside/internet/public-address.ts'
import type { Tx } from '#platform/db/tx.ts'
import { networkOf } from '#platform/http/request-origin.ts'
import { registeredWithin } from './referral-queries.ts'
import { type KnownDevice, listKnownDevices } from './session-queries.ts'

/** Accounts that one person opens one after the other are registered in one sitting. */
const ONE_SITTING_MINUTES = 30

type AccountComparison = {
  sameDevice: boolean
  /** One of the two was signed in, and never by a browser that says which one it is. */
  noDevice: boolean
  sameNetwork: boolean
  registeredTogether: boolean
}

/** What speaks for two accounts being one person's, as far as their sessions are still known. */
export async function compareAccounts(tx: Tx, one: string, other: string): Promise<AccountComparison> {
  const [ofOne, ofOther] = [await listKnownDevices(tx, one), await listKnownDevices(tx, other)]
  return {
    sameDevice: haveCommon(marksOf(ofOne), marksOf(ofOther)),
    noDevice: [ofOne, ofOther].some((it) => it.length > 0 && marksOf(it).length === 0),
    sameNetwork: haveCommon(networksOf(ofOne), networksOf(ofOther)),
    registeredTogether: await registeredWithin(tx, one, other, ONE_SITTING_MINUTES),
  }
}

const marksOf = (devices: readonly KnownDevice[]) => devices.flatMap(({ mark }) => mark?.toString('hex') ?? [])

/** Addresses of this machine or of a network behind it may be everybody's, and say nothing. */
const networksOf = (devices: readonly KnownDevice[]) =>
  devices
    .map((it) => it.address.replace(/^::ffff:/, ''))
    .filter(isPublicAddress)
    .map(networkOf)

const haveCommon = (some: readonly string[], others: readonly string[]) => some.some((it) => others.includes(it))
