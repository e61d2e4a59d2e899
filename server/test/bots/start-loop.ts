import { innermostPid } from '#features/bots/process/watch-memory.ts'
import { startBot } from './run-bot.ts'

/** Starts a looping bot, prints its process ids and waits for its kill. */
const { child, answered } = startBot('never-ends', { limits: { hungMs: 60_000 } })
child.give([{ line: 0, text: 'a' }])
await answered(1)
child.give([{ line: 1, text: 'loop' }])
const pid = child.pid ?? 0
console.log([...new Set([pid, innermostPid(pid)])].join(' '))
