import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inCheckout } from '../../tools/paths.mjs'

const recordFile = inCheckout('testing', 'times.json')
const failedFile = inCheckout('node_modules', '.cache', 'failed-tests.json')

/** Recorded processor seconds of each check and each test file, by `npm run test:all -- --record`. */
export const recorded = read(recordFile, { stages: {}, files: {} })

/** The recorded processor seconds; an unrecorded file counts as much as the median one. */
export function expectedSeconds(name) {
  return recorded.stages[name] ?? recorded.files[name] ?? median(Object.values(recorded.files))
}

/** Stores this run's measurements, and keeps those of files that it did not run and of builds that it skipped. */
export function writeRecord({ stages, files }) {
  const worked = Object.fromEntries(Object.entries(stages).filter(([, seconds]) => seconds >= 0.1))
  const merged = (before, now, exists = () => true) =>
    Object.fromEntries(
      Object.entries({ ...before, ...now })
        .filter(([name]) => exists(name))
        .map(([name, seconds]) => [name, Math.round(seconds * 10) / 10])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  const record = {
    stages: merged(recorded.stages, worked),
    files: merged(recorded.files, files, (file) => existsSync(inCheckout(file))),
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
}

export const failedBefore = new Set(read(failedFile, []))

/** Stores the failed files, so that the next run begins with them. */
export function rememberFailed(ran, failed) {
  const others = [...failedBefore].filter((file) => !ran.includes(file) && existsSync(inCheckout(file)))
  mkdirSync(dirname(failedFile), { recursive: true })
  writeFileSync(failedFile, JSON.stringify([...others, ...failed]))
}

/** Failed last time first, then those that take longest. */
export function inOrder(files) {
  const weight = (file) => (failedBefore.has(file) ? Number.POSITIVE_INFINITY : expectedSeconds(file))
  return [...files].sort((a, b) => (weight(a) === weight(b) ? 0 : weight(b) - weight(a)))
}

function read(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1
}
