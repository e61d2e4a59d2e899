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

/** What deposits take off orders now, lowest first: the same that quoting and placing read. */
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
  // By their place, so that the log shows which tier changed.
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

/** Gives a demo shop the suggested tiers, unless somebody has changed them. */
export async function seedDemoTiers(tx: Tx): Promise<void> {
  const tierDeposits = suggestedTiers.map((it) => it.deposit)
  const tierPercents = suggestedTiers.map((it) => it.discount)
  await tx.run(query.updateTable('orders.settings').set({ tierDeposits, tierPercents }).where('version', '=', 1))
}

export async function showOrderSettings(tx: Tx): Promise<Result<Saved<OrderSettings>>> {
  return { data: await showSettings(tx, section) }
}

/** Changes what deposits take off orders from now on. Orders that are placed keep the percent they were priced with. */
export async function saveOrderSettings(
  tx: Tx,
  input: HandlerInput<typeof api.orderSettings.saveSettings>,
): Promise<Result<Saved<OrderSettings>>> {
  await changeSettings(tx, section, input)
  return { data: await showSettings(tx, section), notice: 'messages.settingsSaved' }
}
