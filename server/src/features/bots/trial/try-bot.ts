import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bots, findBot } from '@runmart/bots'
import type { Bot } from '@runmart/bots/kit/bot'
import { botFetch, type WebFetch } from '@runmart/bots/kit/bot-fetch'
import { botOfModule } from '@runmart/bots/kit/bot-of-module'
import { checkBot } from '@runmart/bots/kit/check-bot'
import { plainText } from '@runmart/bots/kit/plain-text'
import { readSettings, type SettingProblem } from '@runmart/bots/kit/read-settings'
import { type LineOutcome, runLine } from '@runmart/bots/kit/run-line'
import { MAX_LINES } from '@runmart/contract/orders-lines'
import { guardedFetch } from '#outside/internet/guarded-fetch.ts'
import { allowedHosts, areAllowedHosts } from '#platform/config/allowed-hosts.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import { type RefusedLine, readLines, type TrialLine } from './read-lines.ts'
import { showProgress } from './show-progress.ts'

const MAX_REFUSED_SHOWN = 20

type Row = { line: number; input: string; result: string; text: string }
const columns: Column<Row>[] = [
  ['line', (it) => it.line],
  ['input', (it) => it.input],
  ['result', (it) => it.result],
  ['text', (it) => it.text],
]

/**
 * Runs a bot over a file as the shop would and writes `<file>.results.csv`. Returns the exit code: 0 when every line
 * was ok.
 */
export async function tryBot(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const print = (text: string) => console.error(text)
  const trial = await readArguments(args, env.INIT_CWD ?? process.cwd())
  const wrong = typeof trial === 'string' ? [trial] : checkBot(trial.bot)
  const hosts = env.BOT_ALLOW_HOSTS ?? ''
  if (!areAllowedHosts(hosts)) wrong.push('BOT_ALLOW_HOSTS must be a list of host:port.')
  if (typeof trial === 'string' || wrong.length) return refuse(wrong)

  const content = await readFile(trial.file, 'utf8').catch(() => null)
  if (content === null) return refuse([`${trial.file} cannot be read.`])
  const { lines, refused, duplicates, count } = readLines(trial.bot, content)
  if (count > MAX_LINES) return refuse([`At most ${MAX_LINES} lines at once.`])
  const output = `${trial.file}.results.csv`
  // Checks before the work, not after it.
  if (!(await written(output, []))) return refuse([`${output} cannot be written.`])
  printRefused(refused)
  if (duplicates) print(`${duplicates} lines stand there before; each is done once.`)

  const stop = new AbortController()
  const abort = () => stop.abort()
  process.on('SIGINT', abort).on('SIGTERM', abort)
  const results: LineDone[] = []
  const progress = showProgress(process.stderr, lines.length)
  await runLines(trial.bot, lines, {
    ...trial,
    webFetch: guardedFetch({ allowed: allowedHosts(hosts) }),
    signal: stop.signal,
    log: (text) => progress.print(plainText(text)),
    done(line) {
      results.push(line)
      progress.step()
    },
  })
  progress.end()
  process.off('SIGINT', abort).off('SIGTERM', abort)

  const counted = (status: LineDone['outcome']['status']) =>
    results.filter(({ outcome }) => outcome.status === status).length
  const ok = counted('ok')
  if (!(await written(output, results))) return refuse([`${output} cannot be written.`])
  const undone = lines.length - results.length
  const rare = { skipped: counted('skipped'), 'not done': undone }
  const more = Object.entries(rare).map(([what, number]) => (number ? `, ${number} ${what}` : ''))
  print(`${ok} ok, ${counted('failed')} failed${more.join('')}: ${output}`)
  if (stop.signal.aborted) return 130
  return ok === lines.length && !refused.length ? 0 : 1
}

function refuse(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence)
  return 2
}

function printRefused(refused: readonly RefusedLine[]): void {
  for (const { number, why } of refused.slice(0, MAX_REFUSED_SHOWN)) console.error(`line ${number}: ${why}`)
  if (refused.length > MAX_REFUSED_SHOWN) console.error(`… and ${refused.length - MAX_REFUSED_SHOWN} more`)
}

async function written(output: string, results: readonly LineDone[]): Promise<boolean> {
  const rows = results
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, text, outcome }) => ({ line: number, input: text, result: outcome.status, text: outcome.text }))
  try {
    await writeFile(output, streamCsv('en', columns, [rows]))
    return true
  } catch {
    return false
  }
}

const MAX_LINE_MS = 120_000

type LineDone = TrialLine & { outcome: LineOutcome }

type Run = {
  settings: Record<string, string>
  concurrency: number
  webFetch: WebFetch
  signal: AbortSignal
  log(text: string): void
  done(line: LineDone): void
}

/**
 * Runs a bot over lines, a few at a time, until all are done or the signal ends it. Interrupted lines have no result.
 */
async function runLines(bot: Bot, lines: readonly TrialLine[], run: Run): Promise<void> {
  const rest = lines.values()
  const worker = async () => {
    for (const it of rest) {
      if (run.signal.aborted) return
      const late = AbortSignal.timeout(MAX_LINE_MS)
      const signal = AbortSignal.any([run.signal, late])
      const { settings, log } = run
      try {
        const outcome = await runLine(bot, it.line, {
          fetch: botFetch(run.webFetch, signal),
          log,
          signal,
          settings,
          language: 'en',
        })
        run.done({ ...it, outcome })
      } catch {
        if (run.signal.aborted) return
        run.done({ ...it, outcome: { status: 'skipped', text: 'the bot took too long', problem: 'tookTooLong' } })
      }
    }
  }
  await Promise.all(Array.from({ length: run.concurrency }, worker))
}

type Trial = { bot: Bot; file: string; settings: Record<string, string>; concurrency: number }

const usage = `Usage: npm run bot -- <bot> <lines.txt> [--setting name=value …] [--concurrency 8]
Bots:  ${bots.map(({ id }) => id).join(', ')}, or a file of your own: ./bots/my-bot/my-bot.ts`

const words: Record<SettingProblem['problem'], string> = {
  unknown: 'is not a setting of this bot',
  missing: 'must be given',
  wrong: 'has a value that does not fit',
}

/** The trial from the command line, or a text to print instead. Resolves paths from the folder of the npm call. */
async function readArguments(args: readonly string[], calledFrom: string): Promise<Trial | string> {
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

/** The built-in bot with this id, or the exported bot of a file; null without one. */
async function loadBot(name: string, calledFrom: string): Promise<Bot | null> {
  if (!name.endsWith('.ts')) return findBot(name)
  return botOfModule(await import(pathToFileURL(resolve(calledFrom, name)).href))
}
