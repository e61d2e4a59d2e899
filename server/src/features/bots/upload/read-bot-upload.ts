import type { Bot } from '@runmart/bots/kit/bot'
import { readSettings } from '@runmart/bots/kit/read-settings'
import type { FieldProblems } from '@runmart/contract/errors'
import { type orderInputs, readUpload } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { seal } from '#platform/sealed.ts'
import type { Shop } from '#platform/shop.ts'
import { getOfferedBot, readLinesFor } from './read-bot-lines.ts'

type BotUpload = Parameters<typeof readUpload>[0] & { settings?: Record<string, string> | undefined }

/** The input of a service's bot as stored: its lines, and the customer's settings, sealed. Throws for invalid input. */
export async function readBotUpload(
  tx: Tx,
  shop: Pick<Shop, 'bots' | 'secretsKeys'>,
  serviceId: string,
  upload: BotUpload,
): Promise<orderInputs.Input> {
  const bot = await getOfferedBot(tx, shop.bots, serviceId)
  const settings = parseSettings(bot, upload.settings ?? {})
  const { fileName, good } = await readUpload(upload, (content) => readLinesFor(bot, content))
  const sealed =
    Object.keys(settings).length > 0 ? seal(JSON.stringify(settings), shop.secretsKeys, 'settings of bots') : null
  return { botId: bot.id, fileName, lines: good, settings: sealed }
}

/** Reads only the customers' settings; an order cannot set the shop's. */
function parseSettings(bot: Bot, given: Record<string, string>): Record<string, string> {
  const own = Object.entries(bot.settings).filter(([, { by }]) => by === 'customer')
  const read = readSettings({ ...bot, settings: Object.fromEntries(own) }, given)
  if ('settings' in read) return read.settings
  const codes = { unknown: 'unknownField', missing: 'settingMissing', wrong: 'settingWrong' } as const
  const fields: FieldProblems = {}
  for (const { name, problem } of read.problems) fields[`settings.${name}`] = codes[problem]
  throw new Refusal('VALIDATION', { fields })
}
