import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bots } from './index.ts'
import type { Bot } from './kit/bot.ts'
import { botOfModule } from './kit/bot-of-module.ts'
import { checkBot } from './kit/check-bot.ts'

export type InstalledBot = {
  bot: Bot
  /** The module's file; the bot may read only its folder. */
  file: string
}

export type BotRegistry = { all: readonly InstalledBot[]; find(id: string): InstalledBot | null }

/** Loads the shipped bots and those of the given modules; throws one clear sentence if a bot is invalid. */
export async function loadBots(files: readonly string[]): Promise<BotRegistry> {
  const installed = new Map<string, InstalledBot>()
  const install = (it: InstalledBot) => {
    const [wrong] = checkBot(it.bot)
    if (wrong) throw new Error(`The bot of ${it.file} cannot be installed: ${wrong}.`)
    const { id } = it.bot
    if (installed.has(id)) throw new Error(`The bot of ${it.file} has the id ${id}, which another bot has already.`)
    installed.set(id, it)
  }
  for (const bot of bots) install({ bot, file: shippedFile(bot.id) })
  for (const file of files) install(await loadFrom(resolve(file)))
  return { all: [...installed.values()], find: (id) => installed.get(id) ?? null }
}

/** A bot in another folder imports the kit by its package name. */
const kit = new URL('./kit/index.ts', import.meta.url).href
registerHooks({
  resolve: (name, context, next) =>
    name === '@runmart/bots/kit' ? { url: kit, format: 'module-typescript', shortCircuit: true } : next(name, context),
})

async function loadFrom(file: string): Promise<InstalledBot> {
  if (!existsSync(file)) throw new Error(`There is no bot at ${file}.`)
  const exported = await import(pathToFileURL(file).href).catch((problem: Error) => {
    throw new Error(`The bot of ${file} cannot be loaded: ${problem.message}`)
  })
  const bot = botOfModule(exported)
  if (!bot) throw new Error(`${file} exports no bot.`)
  return { bot, file }
}

/** By convention `bots/<id>/<id>.ts`; a missing file is a mistake in this repository. */
function shippedFile(id: string): string {
  const file = fileURLToPath(new URL(`./${id}/${id}.ts`, import.meta.url))
  if (!existsSync(file)) throw new Error(`The bot ${id} ships without its file ${file}.`)
  return file
}
