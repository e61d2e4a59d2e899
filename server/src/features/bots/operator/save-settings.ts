import type { api } from '@runmart/contract'
import type { OperatorBot } from '@runmart/contract/bots-operator'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { seal } from '#platform/sealed.ts'
import type { Shop } from '#platform/shop.ts'
import { deleteSetting, saveSetting, shopSettings } from '../setting-queries.ts'
import { showOperatorBot } from './list-installed.ts'

/** An operator saves the shop's settings of a bot. The shop seals secrets and keeps them out of the audit log. */
export async function saveSettings(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.botsOperator.saveSettings>,
  { bots, secretsKeys }: Shop,
): Promise<Result<{ bot: OperatorBot }>> {
  const installed = bots.find(params.id)
  if (!installed) throw new Refusal('NOT_FOUND')
  const { bot } = installed
  const stored = await shopSettings(tx, bot.id)
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  for (const [name, value] of Object.entries(body.settings)) {
    const setting = Object.hasOwn(bot.settings, name) ? bot.settings[name] : undefined
    if (setting?.by !== 'operator') throw refuseField(`settings.${name}`, 'unknownField')
    if (value && setting.fits && !setting.fits(value)) throw refuseField(`settings.${name}`, 'settingWrong')
    if (value)
      saveSetting(
        tx,
        bot.id,
        name,
        setting.secret ? seal(value, secretsKeys, 'settings of bots').toString('base64') : value,
      )
    else deleteSetting(tx, bot.id, name)
    // The entry shows that a secret changed, but neither value.
    if (!setting.secret || !value) before[name] = setting.secret && stored[name] ? '…' : (stored[name] ?? '')
    after[name] = setting.secret && value ? '…' : value
  }
  const entry = { action: 'bots.save-settings', subject: bot.id, details: { before, after } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { bot: await showOperatorBot(tx, bot, request.language) }, notice: 'messages.botSettingsSaved' }
}
