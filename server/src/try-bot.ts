import { tryBot } from '#features/bots/index.ts'

/** `npm run bot -- link-checker lines.txt`: runs a bot over a file on this machine, without an order or a bill. */
process.exitCode = await tryBot(process.argv.slice(2), process.env)
// A bot that ignores its signal must not block the terminal.
process.exit()
