import type { Bot } from '@runmart/bots/kit/bot'
import { readSettings } from '@runmart/bots/kit/read-settings'
import type { FieldProblems } from '@runmart/contract/errors'
import { encrypt } from '#platform/crypto.ts'
import { Refusal } from '#platform/refusal.ts'
import type { OrderDependencies } from '../dependencies.ts'
import type { Input } from '../input-queries.ts'
import { demandUpload, refuseBad, type Uploaded } from '../read-upload.ts'
import { readLinesFor } from './read-bot-lines.ts'

type BotUpload = Uploaded & { settings?: Record<string, string> | undefined }

/** What a bot is to work on, as it is stored: its lines, and what the customer told it, sealed. Whatever is wrong is refused. */
export async function readBotUpload(bot: Bot, deps: OrderDependencies, upload: BotUpload): Promise<Input> {
  const { fileName, content } = demandUpload(upload)
  const settings = settingsOf(bot, upload.settings ?? {})
  const read = await readLinesFor(bot, content)
  refuseBad(read)
  const sealed =
    Object.keys(settings).length > 0 ? encrypt(JSON.stringify(settings), deps.tokenSecret, 'settings of bots') : null
  return { botId: bot.id, fileName, lines: read.good, settings: sealed }
}

/** What the customer set; what the shop sets is not his to give. */
function settingsOf(bot: Bot, given: Record<string, string>): Record<string, string> {
  const his = Object.entries(bot.settings).filter(([, { by }]) => by === 'customer')
  const read = readSettings({ ...bot, settings: Object.fromEntries(his) }, given)
  if ('settings' in read) return read.settings
  const words = { unknown: 'unknownField', missing: 'settingMissing', wrong: 'settingWrong' } as const
  const fields: FieldProblems = {}
  for (const { name, problem } of read.problems) fields[`settings.${name}`] = words[problem]
  throw new Refusal('VALIDATION', { fields })
}
