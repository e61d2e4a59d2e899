import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { checkout } from '../../tools/paths.mjs'

/** A reporter for Playwright: sends the parent process the result of each journey, and of each complete file. */
export default class TellJourneys {
  #files = new Map()

  onBegin(_, suite) {
    for (const test of suite.allTests()) {
      const file = fileOf(test)
      if (!this.#files.has(file)) this.#files.set(file, { file, tests: new Set(), results: [], seconds: 0, said: '' })
      this.#files.get(file).tests.add(test)
    }
  }

  onTestEnd(test, result) {
    const one = this.#fileOf(test)
    one.tests.delete(test)
    one.seconds += result.duration / 1000
    one.results.push({
      file: one.file,
      title: test.title,
      outcome: result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      problem: test.ok() ? null : result.errors.map(textOf).join('\n') || result.status,
    })
    for (const output of [...result.stdout, ...result.stderr]) one.said += output
    if (!one.tests.size) this.#send(one)
  }

  onError(error) {
    process.send({ kind: 'broken', problem: textOf(error) })
  }

  /** After too many failures the rest does not run. */
  onEnd() {
    for (const one of this.#files.values()) {
      if (!one.tests.size) continue
      for (const test of one.tests)
        one.results.push({ file: one.file, title: test.title, outcome: 'failed', problem: 'It did not run.' })
      this.#send(one)
    }
  }

  printsToStdio() {
    return false
  }

  #fileOf(test) {
    return this.#files.get(fileOf(test))
  }

  #send({ file, results, seconds, said }) {
    process.send({ kind: 'file', result: { file, results, seconds, said } })
  }
}

/** The file that Playwright loaded: a helper may declare a test. */
function fileOf(test) {
  let suite = test.parent
  while (suite.type !== 'file') suite = suite.parent
  return relative(checkout, suite.location.file)
}

const textOf = (error) =>
  stripVTControlCharacters([error.stack ?? error.message ?? error.value, error.snippet].filter(Boolean).join('\n'))
