import { readFileSync } from 'node:fs'
import { inCheckout } from '../../tools/paths.mjs'
import { ProblemForPeople } from '../../tools/run.mjs'
import { titlesOf } from '../titles-of.ts'
import { affectedTests, changedFiles } from './affected.mjs'
import { listTestFiles } from './test-files.mjs'

/**
 * Reads the arguments: a tier, words of paths or titles, or changed files.
 * @returns {{ files: ReturnType<typeof listTestFiles>, isWhole: boolean, changed: string[] | null, record: boolean }}
 */
export function chooseTests([tier, ...args]) {
  const record = args.includes('--record')
  const words = args.filter((it) => it !== '--record')
  const all = listTestFiles()
  const ofTier = tier === 'all' ? all : all.filter((it) => it.tier === tier)
  if (words[0] === '--changed') {
    const changed = changedFiles(words[1])
    return { files: affectedTests(changed, all), isWhole: false, changed, record }
  }
  if (!words.length) return { files: ofTier, isWhole: true, changed: null, record }
  const unknown = words.find((it) => it.startsWith('-'))
  if (unknown) throw new ProblemForPeople(`There is no option ${unknown}: say words of paths or titles, or --changed.`)
  const isMeant = (text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  const files = (tier === 'fast' ? all : ofTier).filter(
    ({ file }) => isMeant(file) || titlesOf(readFileSync(inCheckout(file), 'utf8')).some(({ title }) => isMeant(title)),
  )
  if (!files.length) throw new ProblemForPeople(`No test has ${words.join(' or ')} in its path or title.`)
  return { files, isWhole: false, changed: null, record }
}
