import type { api } from '@runmart/contract'
import type { DiscountTier } from '@runmart/contract/money'
import { type OrderSettings, suggestedTiers } from '@runmart/contract/orders-settings'
import type { Saved } from '@runmart/contract/settings'
import { changeSettings, type SettingsSection, showSettings } from '#features/settings/index.ts'
import { prepare } from '#platform/db/prepare.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'

const settings = query.selectFrom('orders.settings').select(['tierDeposits', 'tierPercents'])
const settingsNow = prepare(() => settings)

type StoredTiers = { tierDeposits: readonly number[]; tierPercents: readonly number[] }

/** The current discounts for deposits, lowest first, the same as quotes and orders use. */
export async function getTiers(reader: Reader): Promise<DiscountTier[]> {
  return toTiers(await reader.get(settingsNow({})))
}

function toTiers({ tierDeposits, tierPercents }: StoredTiers): DiscountTier[] {
  return tierDeposits.map((deposit, at) => ({ deposit, discount: tierPercents[at] as number }))
}

const section: SettingsSection<OrderSettings> = {
  action: 'orders.settings',
  get: async (tx) => toSettings(await tx.get(settings.select('version'))),
  lock: async (tx) => toSettings(await tx.get(settings.select('version').forUpdate())),
  update: async (tx, { tiers }, tiersBy) => {
    const tierDeposits = tiers.map((it) => it.deposit)
    const tierPercents = tiers.map((it) => it.discount)
    await tx.run(query.updateTable('orders.settings').set({ tierDeposits, tierPercents, tiersBy }))
  },
  // Keyed by position, so that the log shows which tier changed.
  detailsOf: ({ tiers }) =>
    Object.fromEntries(
      tiers.flatMap(({ deposit, discount }, at) => [
        [`tier${at + 1}Deposit`, deposit],
        [`tier${at + 1}Percent`, discount],
      ]),
    ),
}

function toSettings({ version, ...stored }: StoredTiers & { version: number }) {
  return { tiers: toTiers(stored), version }
}

/** Sets the suggested tiers in a demo shop, unless an operator has changed them. */
export async function seedDemoTiers(tx: Tx): Promise<void> {
  const tierDeposits = suggestedTiers.map((it) => it.deposit)
  const tierPercents = suggestedTiers.map((it) => it.discount)
  await tx.run(query.updateTable('orders.settings').set({ tierDeposits, tierPercents }).where('version', '=', 1))
}

export async function showOrderSettings(tx: Tx): Promise<Result<Saved<OrderSettings>>> {
  return { data: await showSettings(tx, section) }
}

/** Changes the discounts for deposits. Existing orders keep their discount. */
export async function saveOrderSettings(
  tx: Tx,
  input: HandlerInput<typeof api.orderSettings.saveSettings>,
): Promise<Result<Saved<OrderSettings>>> {
  await changeSettings(tx, section, input)
  return { data: await showSettings(tx, section), notice: 'messages.settingsSaved' }
}
