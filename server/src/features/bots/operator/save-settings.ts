import type { api } from '@runmart/contract'
import type { DeskBot } from '@runmart/contract/bots-operator'
import { record } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { seal } from '#platform/secret-box.ts'
import { deleteSetting, saveSetting } from '../setting-queries.ts'
import type { BotTools } from '../tools.ts'
import { showDeskBot } from './list-installed.ts'

/** An operator sets what the shop sets for a bot. Secrets are kept sealed and are not on the audit log. */
export async function saveSettings(
  tx: Tx,
  { params, body, caller, visit }: Asked<typeof api.botDesk.saveSettings>,
  { bots, tokenSecret }: BotTools,
): Promise<Result<{ bot: DeskBot }>> {
  const installed = bots.find(params.id)
  if (!installed) throw new Refusal('NOT_FOUND')
  const { bot } = installed
  const told: Record<string, string> = {}
  for (const [name, value] of Object.entries(body.settings)) {
    const setting = Object.hasOwn(bot.settings, name) ? bot.settings[name] : undefined
    if (setting?.by !== 'operator') throw refuseField(`settings.${name}`, 'unknownField')
    if (value && setting.fits && !setting.fits(value)) throw refuseField(`settings.${name}`, 'settingWrong')
    if (value)
      saveSetting(
        tx,
        bot.id,
        name,
        setting.secret ? seal(value, tokenSecret, 'settings of bots').toString('base64') : value,
      )
    else deleteSetting(tx, bot.id, name)
    told[name] = setting.secret ? '…' : value
  }
  const deed = { action: 'bots.save-settings', subject: bot.id, details: { settings: told } }
  record(tx, { operatorId: caller.userId, address: visit.address, ...deed })
  return { data: { bot: await showDeskBot(tx, bot, visit.language) }, notice: 'notices.botSettingsSaved' }
}
