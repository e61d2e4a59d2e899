import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bots, findBot } from '@runmart/bots'
import type { Bot } from '@runmart/bots/kit/bot'
import { botOfModule } from '@runmart/bots/kit/bot-of-module'
import { readSettings, type SettingProblem } from '@runmart/bots/kit/read-settings'

export type Trial = { bot: Bot; file: string; settings: Record<string, string>; concurrency: number }

const usage = `Usage: npm run bot -- <bot> <lines.txt> [--setting name=value …] [--concurrency 8]
Bots:  ${bots.map(({ id }) => id).join(', ')}, or a file of your own: ./bots/my-bot/my-bot.ts`

const words: Record<SettingProblem['problem'], string> = {
  unknown: 'is not a setting of this bot',
  missing: 'must be given',
  wrong: 'has a value that does not fit',
}

/** The trial that the command line describes, or the sentences to print instead. Paths are taken from where npm was called. */
export async function readArguments(args: readonly string[], calledFrom: string): Promise<Trial | string> {
  const read = parsed(args)
  if (typeof read === 'string') return `${read}\n${usage}`
  const [id = '', file = '', ...more] = read.positionals
  if (!id || !file || more.length) return usage
  const bot = await loadBot(id, calledFrom)
  if (!bot) return `There is no bot ${id}.\n${usage}`
  const concurrency = Number(read.values.concurrency)
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 64) return '--concurrency is from 1 to 64.'
  const given = Object.fromEntries(
    read.values.setting.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )
  const settings = readSettings(bot, given)
  if ('problems' in settings)
    return settings.problems.map(({ name, problem }) => `Setting ${name} ${words[problem]}.`).join('\n')
  return { bot, file: resolve(calledFrom, file), settings: settings.settings, concurrency }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        setting: { type: 'string', multiple: true, default: [] as string[] },
        concurrency: { type: 'string', default: '8' },
      },
    })
  } catch (problem) {
    return (problem as Error).message
  }
}

/** The bot that ships under this id, or the one a file exports; null when there is none. */
async function loadBot(name: string, calledFrom: string): Promise<Bot | null> {
  if (!name.endsWith('.ts')) return findBot(name)
  return botOfModule(await import(pathToFileURL(resolve(calledFrom, name)).href))
}
