import { isDeepStrictEqual } from 'node:util'
import type { settingsActions } from '@runmart/contract/audit'
import type { Saved } from '@runmart/contract/settings'
import { usernamesOf } from '#features/accounts/index.ts'
import { findLastAct, writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'

/** A row of settings. The database counts its version. */
export type Stored<Settings> = Settings & { version: number }

/** A section of the shop's settings: its storage and the name of its changes in the audit log. */
export type SettingsSection<Settings extends object> = {
  action: (typeof settingsActions)[number]
  get: (tx: Tx) => Promise<Stored<Settings>>
  /** Reads and locks the row. Of two concurrent changes, the second sees the result of the first. */
  lock: (tx: Tx) => Promise<Stored<Settings>>
  update: (tx: Tx, settings: Settings, operatorId: string) => Promise<void>
  /** The audit log's details, for sections whose names and values do not suffice. */
  detailsOf?: (settings: Settings) => Record<string, unknown>
}

type Change<Settings> = { body: Settings & { version: number }; caller: Caller; request: RequestInfo }

/** Returns the settings with their version and the operator who changed them last. */
export async function showSettings<Settings extends object>(
  tx: Tx,
  section: SettingsSection<Settings>,
): Promise<Saved<Settings>> {
  const { version, ...rest } = await section.get(tx)
  const act = await findLastAct(tx, section.action)
  const names = await usernamesOf(tx, act?.operatorId ? [act.operatorId] : [])
  const changedBy = act?.operatorId ? (names.get(act.operatorId) ?? null) : null
  return { settings: rest as unknown as Settings, version, changedAt: act?.at ?? null, changedBy }
}

/**
 * Changes settings if the caller saw the current version, and logs the values before and after. Returns the former
 * values; saving equal values changes nothing.
 */
export async function changeSettings<Settings extends object>(
  tx: Tx,
  section: SettingsSection<Settings>,
  { body, caller, request }: Change<Settings>,
): Promise<{ before: Settings; after: Settings }> {
  const { version: seen, ...given } = body
  const { version, ...stored } = await section.lock(tx)
  const [before, after] = [stored as unknown as Settings, given as unknown as Settings]
  if (version !== seen) throw new Refusal('CONFLICT')
  if (isDeepStrictEqual(before, after)) return { before, after }
  await section.update(tx, after, caller.userId)
  const detailsOf = section.detailsOf ?? ((it: Settings) => it)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: section.action,
    subject: 'settings',
    details: { before: detailsOf(before), after: detailsOf(after) },
  })
  return { before, after }
}
