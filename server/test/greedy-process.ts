// A process that takes the resources named on its input, so that a limit ends it.
import { text } from 'node:stream/consumers'

const [greed] = process.argv.slice(2)
const input = await text(process.stdin)
if (greed === 'time') for (;;);
const kept: object[] = []
if (greed === 'memory') for (;;) kept.push({ at: kept.length })
const answer = { input, environment: Object.keys(process.env), length: kept.length }
process.stdout.write(JSON.stringify(greed === 'answer' ? 'x'.repeat(100_000) : answer))
