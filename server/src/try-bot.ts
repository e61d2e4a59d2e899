import { tryBot } from '#features/bots/index.ts'

/** `npm run bot -- link-checker lines.txt`: runs a bot over a file on this machine; nothing is ordered or billed. */
process.exitCode = await tryBot(process.argv.slice(2), process.env)
// A bot that does not listen to its signal must not keep the terminal.
process.exit()
