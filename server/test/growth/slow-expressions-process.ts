// Checks the expressions on its standard input and prints each before it starts. The last printed one is the one that
// blocks.
import { json } from 'node:stream/consumers'
import { type Expression, findSlowPump } from './find-slow-expressions.ts'

for (const it of (await json(process.stdin)) as Expression[]) {
  process.stdout.write(`begin\t${it.place}\n`)
  const pump = await findSlowPump(it)
  if (pump) process.stdout.write(`slow\t${it.place} /${it.source}/${it.flags} by ${JSON.stringify(pump)}\n`)
}
process.stdout.write('end\n')
