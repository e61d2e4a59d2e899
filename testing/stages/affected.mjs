import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { schemas, subjects } from '../../tools/architecture-map.mjs'
import { checkout, inCheckout } from '../../tools/paths.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Files that differ from where the branch left `base`, or from the last commit; new ones, too. */
export function changedFiles(base) {
  const since = base ? git('merge-base', base, 'HEAD')[0] : 'HEAD'
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * The tests of changed files, by the rule of one name for a subject: those of the subject, of the subjects that may use
 * it, and its journeys. A file of no subject runs the whole fast tier; slow files run only if they changed.
 */
export function affectedTests(changed, all) {
  const fast = all.filter((it) => it.tier === 'fast')
  const found = new Set()
  for (const file of changed) {
    if (all.some((it) => it.file === file)) for (const it of all.filter((it) => it.file === file)) found.add(it)
    else for (const it of fast.filter(testsOf(file))) found.add(it)
  }
  return all.filter((it) => found.has(it))
}

/** One rule per kind of place: the tests of a changed file there. The first match counts. */
const rules = [
  [/^server\/src\/features\/([^/]+)\//, ([, subject]) => either(serverTests(subject), journeys(subject))],
  [/^server\/functions\/(\w+)\./, ([, schema]) => schemaTests(schema)],
  [/^server\//, () => (it) => it.kind === 'server' && it.file.startsWith('server/')],
  [/^web\/src\/features\/([^/]+)\//, ([, subject]) => either(webTests(subject), journeys(subject))],
  [/^web\//, () => (it) => it.kind === 'component' || it.kind === 'browser' || it.file.startsWith('web/')],
  [/^contract\/src\/([^/.]+)/, ([, name]) => contractTests(name)],
  [/^i18n\/src\/\w+\/([^/.]+)/, ([, name]) => either(inFolder('i18n'), isSubject(name) ? webTests(name) : isComponent)],
  [/^site\//, () => either(inFolder('site'), journeys('site'))],
  [/^bots\//, () => either(inFolder('bots'), serverTests('bots'))],
  [/^bench\//, () => inFolder('bench')],
  [/^e2e\/(?!shop\/|journeys\/)([^/]+)\//, ([, folder]) => journeys(folder)],
  [/^e2e\//, () => (it) => it.kind === 'browser'],
  [/\.md$/, ([, page]) => namesFile(page)],
]

function testsOf(file) {
  for (const [pattern, tests] of rules) {
    const match = pattern.exec(file)
    if (match) return tests(match.length > 1 ? match : [file, file])
  }
  return () => true
}

const isSubject = (name) => name in subjects
const either =
  (...tests) =>
  (it) =>
    tests.some((test) => test(it))
const inFolder = (folder) => (it) => it.file.startsWith(`${folder}/`)
const isComponent = (it) => it.kind === 'component'

const usersOf = (side, subject) => Object.keys(subjects).filter((name) => subjects[name][side]?.includes(subject))

function serverTests(subject) {
  return either(...[subject, ...usersOf('server', subject)].map((name) => inFolder(`server/src/features/${name}`)))
}

function webTests(subject) {
  return either(...[subject, ...usersOf('web', subject)].map((name) => inFolder(`web/src/features/${name}`)))
}

function journeys(subject) {
  const pattern = new RegExp(`^e2e/journeys/${subject}[.-]`)
  return (it) => pattern.test(it.file)
}

function schemaTests(schema) {
  if (isSubject(schema)) return serverTests(schema)
  return schemas.includes(schema) ? inFolder('server') : () => true
}

/** A file of the contract has its subject's name, or begins with it. */
function contractTests(name) {
  const subject = Object.keys(subjects).find((it) => name === it || name.startsWith(`${it}-`))
  if (!subject) return () => true
  return either(inFolder('contract'), serverTests(subject), webTests(subject), journeys(subject))
}

function namesFile(page) {
  return (it) => readFileSync(inCheckout(it.file), 'utf8').includes(basename(page))
}
