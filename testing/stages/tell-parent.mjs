import { inspect } from 'node:util'

/** A reporter for Node's test runner: sends the parent process the result of each test and of each file. */
// biome-ignore lint/correctness/useYield: nothing is printed.
export default async function* tellParent(events) {
  for await (const { type, data } of events) {
    if (type === 'test:start') process.send({ kind: 'started', title: data.name })
    if (type === 'test:diagnostic' && data.level !== 'info') process.send({ kind: 'warned', message: data.message })
    if (type === 'test:pass' || type === 'test:fail') process.send(resultOf(type === 'test:pass', data))
  }
}

function resultOf(passed, { name, nesting, details, skip, todo }) {
  const isSuite = details?.type === 'suite'
  return {
    kind: nesting === 0 ? 'ended' : 'tested',
    isSuite,
    title: name,
    outcome: passed ? (skip !== undefined || todo !== undefined ? 'skipped' : 'passed') : 'failed',
    problem: passed ? null : problemOf(details.error, isSuite),
  }
}

/** A suite, or a test with steps, fails because of its contents, which are reported by themselves. */
function problemOf(error, isSuite) {
  if (error?.failureType === 'subtestsFailed') return null
  const cause = error?.cause ?? error
  return typeof cause === 'string' && isSuite ? cause : withoutNodeItself(inspect(cause, { colors: false }))
}

function withoutNodeItself(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:internal\//.test(line))
    .join('\n')
}
