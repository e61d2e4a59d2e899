import { relative } from 'node:path'
import { checkout } from './paths.mjs'

/** A reporter for Node's test runner: a line of JSON for each test that ended. */
export default async function* tellResults(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const problem = data.details?.error?.cause ?? data.details?.error
    const result = {
      file: data.file && relative(checkout, data.file),
      title: data.name,
      passed: type === 'test:pass' && !data.skip && !data.todo,
      problem: type === 'test:fail' ? String(problem?.message ?? problem).slice(0, 2_000) : null,
    }
    yield `${JSON.stringify(result)}\n`
  }
}
