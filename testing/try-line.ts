import type { Bot, BotLanguage, LineResult } from '../bots/kit/bot.ts'
import { botFetch } from '../bots/kit/bot-fetch.ts'
import { readSettings } from '../bots/kit/read-settings.ts'
import { runLine } from '../bots/kit/run-line.ts'
import { guardedFetch } from '../server/src/outside/internet/guarded-fetch.ts'
import { allowedHosts } from '../server/src/platform/config/allowed-hosts.ts'

type Trial = {
  /** `host:port` of the local servers that the bot may reach. */
  hosts?: readonly string[]
  settings?: Record<string, string>
  language?: BotLanguage
  signal?: AbortSignal
  log?(text: string): void
}

type Tried = LineResult | { problem: string } | { skipped: string }

/**
 * Runs one line as the platform does, with its own fetch. An unparsable line returns its problem; a line that broke the
 * bot is skipped.
 */
export async function tryLine(bot: Bot, text: string, trial: Trial = {}): Promise<Tried> {
  const { hosts = [], settings = {}, language = 'en', signal = new AbortController().signal, log = () => {} } = trial
  const parsed = bot.parseLine(text)
  if ('problem' in parsed) return parsed
  const read = readSettings(bot, settings)
  if ('problems' in read) throw new Error(`settings: ${JSON.stringify(read.problems)}`)
  const fetch = botFetch(guardedFetch({ allowed: allowedHosts(hosts.join(',')) }), signal)
  const outcome = await runLine(bot, parsed.line, { fetch, log, signal, settings: read.settings, language })
  return outcome.status === 'skipped' ? { skipped: outcome.text } : { ok: outcome.status === 'ok', text: outcome.text }
}
