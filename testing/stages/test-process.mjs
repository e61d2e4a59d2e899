// Runs the test files that its parent names, one after the other: they share loaded code, and each is a suite of its
// own.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { checkout } from '../../tools/paths.mjs'

process.on('message', async ({ file }) => {
  const before = usedSeconds()
  const path = resolve(checkout, file)
  // As if the file were the program: sibling programs are relative to it.
  process.argv[1] = path
  // Its tests inherit this: the parent ends a process without progress.
  await suite(file, { timeout: Number.POSITIVE_INFINITY }, () => import(pathToFileURL(path).href))
  process.send({ kind: 'used', seconds: usedSeconds() - before, rss: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
process.send({ kind: 'ready' })

/** Processor time of this process and of its ended children. */
function usedSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + childrenSeconds()
}

/** Only Linux reports it; elsewhere recorded times omit children. */
function childrenSeconds() {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  const ticksPerSecond = 100
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
