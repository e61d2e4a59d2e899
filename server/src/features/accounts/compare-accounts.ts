import { isPublicAddress } from '#outside/internet/public-address.ts'
import type { Tx } from '#platform/db/tx.ts'
import { networkOf } from '#platform/http/request-origin.ts'
import { registeredWithin } from './referral-queries.ts'
import { type KnownDevice, listKnownDevices } from './session-queries.ts'

/** Registrations within this time count as one sitting, as when one person opens several accounts. */
const ONE_SITTING_MINUTES = 30

type AccountComparison = {
  sameDevice: boolean
  /** One account has sessions, but none with a device mark. */
  noDevice: boolean
  sameNetwork: boolean
  registeredTogether: boolean
}

/** Signs that two accounts belong to one person, from their stored sessions. */
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

/** Leaves out private addresses: many customers may share them, so they prove nothing. */
const networksOf = (devices: readonly KnownDevice[]) =>
  devices
    .map((it) => it.address.replace(/^::ffff:/, ''))
    .filter(isPublicAddress)
    .map(networkOf)

const haveCommon = (some: readonly string[], others: readonly string[]) => some.some((it) => others.includes(it))
