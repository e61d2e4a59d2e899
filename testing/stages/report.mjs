import { availableParallelism } from 'node:os'
import { Interruption } from '../../tools/run.mjs'
import { secondsOfEndedChildren } from './processor-time.mjs'
import { expectedSeconds } from './times.mjs'

const quietMs = 15_000
/** The most output lines beside a failure. */
const saidLines = 60

/**
 * Shows the progress of a run, prints failures at once and again at the end, and records the cost of each part.
 * @param {{ checks: string[], files: string[] }} plan
 */
export function startReport({ checks, files }) {
  const began = Date.now()
  const live = process.stdout.isTTY
  const left = new Map([...checks, ...files].map((name) => [name, expectedSeconds(name)]))
  const total = sum(left.values())
  const running = new Set()
  const results = []
  const seconds = { stages: {}, files: {} }
  let shown = ''

  const status = () => {
    const failed = results.filter((it) => it.outcome === 'failed').length
    const count = `${checks.length + files.length - left.size} of ${checks.length + files.length}`
    return [[...running].join(' + '), count, `${failed} failed`, timeLeft()].filter(Boolean).join(' · ')
  }
  /** By recorded processor seconds, and this machine's pace so far. */
  const timeLeft = () => {
    const done = total - sum(left.values())
    const elapsed = (Date.now() - began) / 1000
    const pace = done > total / 20 ? elapsed / done : 1 / availableParallelism()
    const rest = Math.round(sum(left.values()) * pace)
    return rest < 60 ? `about ${rest} s left` : `about ${Math.round(rest / 60)} min left`
  }
  const print = (text) => console.log(live && shown ? `\r\x1b[K${text}` : text)
  const show = () => {
    shown = status()
    if (live) process.stdout.write(`\r\x1b[K${shown.slice(0, process.stdout.columns - 1)}`)
    else console.log(shown)
  }
  const ticking = setInterval(show, live ? 1000 : quietMs)

  const add = (result) => {
    results.push(result)
    if (result.outcome !== 'failed' || result.problem === null) return
    print(`✖ ${nameOf(result)}\n${indented(result.problem)}`)
  }

  /** Divides the stage's own cost (database, shop, browser) among its files. */
  const keepSeconds = (title, used, files) => {
    const own = files.filter((file) => seconds.files[file] !== undefined)
    const share = used / sum(own.map((file) => seconds.files[file]))
    for (const file of own) seconds.files[file] *= share
    if (checks.includes(title)) seconds.stages[title] = used
  }

  return {
    /** Runs one part, a check or files of tests; an exception counts as one failure. */
    async stage(title, work, files = []) {
      const [start, before] = [Date.now(), secondsOfEndedChildren()]
      running.add(title)
      if (!live) show()
      try {
        await work()
        if (checks.includes(title)) add({ file: null, title, outcome: 'passed', problem: null })
      } catch (problem) {
        if (problem instanceof Interruption) throw problem
        add({
          file: null,
          title,
          outcome: 'failed',
          problem: problem.isForPeople ? problem.message : String(problem.stack),
        })
      } finally {
        running.delete(title)
        left.delete(title)
        keepSeconds(title, secondsOfEndedChildren() - before, files)
      }
      const took = `${Math.round((Date.now() - start) / 1000)} s`
      const count = results.filter((it) => files.includes(it.file)).length
      print(`${title}: ${count ? `${count} tests, ` : ''}${took}`)
    },
    file(result) {
      left.delete(result.file)
      seconds.files[result.file] = result.seconds
      for (const it of result.results) add(it)
      const said = result.said.trim()
      if (said && result.results.some((it) => it.outcome === 'failed'))
        print(`${result.file} said:\n${indented(said.split('\n').slice(-saidLines).join('\n'))}`)
    },
    hasFailed: (title) => results.some((it) => it.title === title && it.file === null && it.outcome === 'failed'),
    results,
    seconds,
    /** Prints the failures again and the sum; the last line is also for programs. */
    end() {
      clearInterval(ticking)
      const of = (outcome) => results.filter((it) => it.outcome === outcome)
      const failed = of('failed')
      if (failed.length) {
        print(`\nFailed:\n${failed.map((it) => `  ${nameOf(it)}`).join('\n')}`)
        const again = [...new Set(failed.map((it) => it.file).filter(Boolean))]
        if (again.length) print(`Only these again: npm test -- ${again.join(' ')}\n`)
      }
      const skipped = of('skipped').length
      print(`${of('passed').length} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`)
      return failed
    },
    stop: () => clearInterval(ticking),
  }
}

const sum = (numbers) => [...numbers].reduce((total, it) => total + it, 0)
const nameOf = ({ file, title }) => (file && file !== title ? `${file} › ${title}` : title)
const indented = (text) => text.replace(/^/gm, '    ')
