import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  folders,
  layers,
  routeTables,
  schemas,
  sqlExceptions,
  subjects,
  triggersOnOthers,
} from './architecture-map.mjs'
import { withSubjects } from './draw-map.mjs'
import { checkout, inCheckout } from './paths.mjs'
import { commentLines, findCircles, genderedComments, opensInDialect, readSources, readSql } from './source-graph.mjs'

const sources = readSources(checkout)
const code = sources.filter(({ file }) => /^(server|web)\/src\//.test(file) && !/\.test\.\w+$/.test(file))

/** The location of a file: workspace, layer, and the feature if the layer is `features`. */
function locationOf(file) {
  const [workspace, , top, feature] = file.split('/')
  const isEntry = file.split('/').length === 3
  return { workspace, layer: isEntry ? 'entry' : top, feature: !isEntry && top === 'features' ? feature : null }
}

/** Every import across places in the server or in the web. */
const crossings = code.flatMap(({ file, imports }) =>
  imports.flatMap(({ target }) => {
    if (!target) return []
    const [from, to] = [locationOf(file), locationOf(target)]
    const isSame = from.layer === to.layer && from.feature === to.feature
    return from.workspace !== to.workspace || isSame ? [] : [{ file, target, from, to }]
  }),
)
const arrow = ({ file, target }) => `${file} → ${target}`

test('folders of the checkout use only the folders below them', () => {
  const isTest = (file) => /\.(test|spec)\.\w+$|^\w+\/test\//.test(file)
  const folderOf = (file) => file.split('/')[0]
  const wrong = sources.flatMap(({ file, imports }) => {
    const allowed = [
      folderOf(file),
      ...folders[folderOf(file)],
      ...(isTest(file) ? ['testing', 'tools', 'server'] : []),
    ]
    const targets = imports.flatMap(({ target }) => target ?? [])
    return targets.filter((target) => !allowed.includes(folderOf(target))).map((target) => ({ file, target }))
  })
  assert.deepEqual(wrong.map(arrow), [])
})

test('layers use only the layers below them', () => {
  const wrong = crossings.filter(
    ({ from, to }) => from.layer !== to.layer && !layers[from.workspace][from.layer]?.includes(to.layer),
  )
  assert.deepEqual(wrong.map(arrow), [])
})

test('features use only the features of the map', () => {
  const wrong = crossings.filter(
    ({ from, to }) => from.feature && to.feature && !subjects[from.feature]?.[from.workspace]?.includes(to.feature),
  )
  assert.deepEqual(wrong.map(arrow), [])
})

test('a feature is used only through its index.ts', () => {
  const past = crossings
    .filter(
      ({ file, target, to }) =>
        to.feature && !routeTables.includes(file) && !/\/features\/[^/]+\/(operator\/)?index\.ts$/.test(target),
    )
    .filter(({ file, from }) => from.workspace === 'web' || from.feature || !isProcessEntry(file))
  assert.deepEqual(past.map(arrow), [])
})
const isProcessEntry = (file) => /^server\/src\/(start\/)?[^/]+$/.test(file)

test('operator folders of the web are imported only by operator folders and the route table', () => {
  const wrong = code
    .filter(({ file }) => file.startsWith('web/') && !routeTables.includes(file) && !file.includes('/operator/'))
    .flatMap(({ file, imports }) => imports.map(({ target }) => ({ file, target })))
    .filter(({ target }) => target?.includes('/operator/'))
  assert.deepEqual(wrong.map(arrow), [])
})

// Proves R86.
test('what the server looks up by a name is a Map, since an object also knows “constructor”', () => {
  const table = /\bconst \w+: (?:Readonly<)?Record<string, (?!unknown)[^=\n]+ = \{\s*['\w]/
  const wrong = code.filter(({ file, text }) => file.startsWith('server/') && !isStandIn(file) && table.test(text))
  assert.deepEqual(
    wrong.map(({ file }) => file),
    [],
  )
})
const isStandIn = (file) => /\/stand-in[\w-]*\.ts$/.test(file)

test('no files import each other in a circle', () => {
  assert.deepEqual(findCircles(sources), [])
})

test('imports inside a workspace climb at most one folder', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ name, target }) => name.startsWith('../../') && target?.split('/')[0] === file.split('/')[0])
      .map(({ target }) => arrow({ file, target })),
  )
  assert.deepEqual(wrong, [])
})

test('a feature reads only members of the shop that it or a feature below declares', () => {
  const declared = code.flatMap(({ file, text }) => {
    const [, members = ''] =
      /declare module '#platform\/shop\.ts' \{\s*interface Shop \{([\s\S]*?)\n {2}\}/.exec(text) ?? []
    const { feature: owner } = locationOf(file)
    return [...members.matchAll(/^ {4}(\w+)[(:]/gm)].map(([, name]) => ({ owner, name }))
  })
  assert.ok(declared.some((it) => it.name === 'catalogue' && it.owner === 'catalog'))
  const reads = (text, name) => new RegExp(`\\bshop\\.${name}\\b|[{,]\\s*${name}\\b[^;=()]*\\}: \\w*Shop\\b`).test(text)
  const wrong = code.flatMap(({ file, text }) => {
    const { workspace, feature } = locationOf(file)
    if (workspace !== 'server' || !feature) return []
    return declared
      .filter(({ owner }) => owner && owner !== feature && !subjects[feature].server.includes(owner))
      .filter(({ name }) => reads(text, name))
      .map(({ owner, name }) => `${file} reads ${name} of ${owner}`)
  })
  assert.deepEqual(wrong, [])
})

test("a feature's SQL touches only its own schema", () => {
  const wrong = code.flatMap(({ file, text }) => {
    const { workspace, layer, feature } = locationOf(file)
    if (workspace !== 'server' || layer === 'entry') return []
    const own = feature ? [feature] : layer === 'platform' ? ['platform', 'graphile_worker'] : []
    const statements = [...text.matchAll(/sql(?:<[^`]*>)?`[^`]*`/g)].map(([statement]) => statement)
    const tables = [
      ...text.matchAll(/\b(?:from|into|selectFrom|insertInto|updateTable|deleteFrom|\w*[jJ]oin)\(\s*'([^']+)'/g),
    ]
    const touched = [...statements, ...tables.map(([, table]) => table)].join('\n')
    return schemas
      .filter((schema) => !own.includes(schema) && new RegExp(`\\b${schema}\\.\\w+`).test(touched))
      .map((schema) => `${file} touches ${schema}`)
  })
  assert.deepEqual(wrong, [])
})

const sqlFiles = globSync(['server/functions/*.sql', 'server/migrations/*.sql'], { cwd: checkout }).map((file) => ({
  file,
  schema: /(?:\/|-)(\w+)(?:\.\w+)?\.sql$/.exec(file)[1],
  // Without comments and strings: a job's name is a string, and may point upwards.
  text: readFileSync(inCheckout(file), 'utf8').replace(/--[^\n]*|'(?:[^']|'')*'/g, ''),
}))

test('functions and triggers use only the schemas of the map, or are declared exceptions', () => {
  const arrows = sqlFiles.flatMap(({ schema: own, text }) =>
    schemas
      .filter((it) => it !== own && it !== 'platform' && new RegExp(`\\b${it}\\.\\w+`).test(text))
      .filter((it) => !subjects[own]?.server?.includes(it))
      .map((it) => `${own} → ${it}`),
  )
  assert.deepEqual([...new Set(arrows)].sort(), Object.keys(sqlExceptions).sort())
})

test('triggers on a table of another schema are declared', () => {
  const found = sqlFiles.flatMap(({ schema: own, text }) =>
    [...text.matchAll(/create (?:constraint )?trigger [^;]*?\bon (\w+)\.(\w+)/g)]
      .filter(([, schema]) => schema !== own)
      .map(([, schema, table]) => `${own} on ${schema}.${table}`),
  )
  assert.deepEqual([...new Set(found)].sort(), Object.keys(triggersOnOthers).sort())
})

test('only the platform and process entries know the pool or end transactions', () => {
  const wrong = code.filter(({ file, text }) => {
    const { workspace, layer } = locationOf(file)
    if (workspace !== 'server' || layer === 'platform' || layer === 'entry') return false
    return /from 'pg'|\.pool\b|\btx\.end\(|'(commit|rollback)'/.test(text)
  })
  assert.deepEqual(
    wrong.map((it) => it.file),
    [],
  )
})

test('no input cuts what is typed or pasted into it', () => {
  const inputs = sources.filter(({ file }) => /^(web|site)\/src\/.*\.tsx$/.test(file))
  assert.ok(inputs.some(({ file }) => file.startsWith('site/')))
  // `maxLength` silently cuts a paste, and `number` reads numbers by the browser's language; see decision 043.
  const wrong = inputs.filter(({ text }) => /\bmaxLength\s*[=:]|\btype="number"/.test(text))
  assert.deepEqual(
    wrong.map((it) => it.file),
    [],
  )
})

test('comments speak of people as they', () => {
  const wrong = sources.flatMap(({ file, text }) => genderedComments(text).map((comment) => `${file}: ${comment}`))
  assert.deepEqual(wrong, [])
})

test('comments name their subject: no “What …”, “Of …”, “somebody”, “by which”', () => {
  const isUnclear = (line) => opensInDialect(line) || /\b(nobody|somebody|by which)\b/i.test(line)
  const wrong = [...sources, ...readSql(checkout)].flatMap(({ file, text }) =>
    commentLines(text).flatMap((line) => (isUnclear(line) ? [`${file}: ${line}`] : [])),
  )
  assert.deepEqual(wrong, [])
})

test('ARCHITECTURE.md shows the subjects of the map, and every feature and schema is one', () => {
  const page = readFileSync(inCheckout('ARCHITECTURE.md'), 'utf8')
  assert.equal(page, withSubjects(page), 'run node tools/draw-map.mjs')
  const known = new Set([...Object.keys(subjects), 'platform', 'graphile_worker'])
  const features = ['server', 'web'].flatMap((side) => readdirSync(inCheckout(side, 'src', 'features')))
  assert.deepEqual(
    [...features, ...schemas].filter((it) => !known.has(it)),
    [],
  )
})

test('paths that ARCHITECTURE.md and CONTRIBUTING.md name are there', () => {
  const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((page) =>
    [
      ...readFileSync(inCheckout(page), 'utf8').matchAll(
        /`((?:server|web|site|contract|i18n|bots|e2e|bench|scan|tools|docs)\/[\w./*-]+)`/g,
      ),
    ]
      .map(([, path]) => path)
      // The worked examples name files of an imaginary feature.
      .filter((path) => !/\/X\b|bookmarks/.test(path))
      .filter((path) => !existsSync(inCheckout(path)) && globSync(path, { cwd: checkout }).length === 0)
      .map((path) => `${page}: ${path}`),
  )
  assert.deepEqual(missing, [])
})

test('a process of its own parses what somebody answers by mail', () => {
  const wrong = code.filter(
    ({ file, text }) =>
      !file.endsWith('/parse-answer.ts') && !file.endsWith('/read-answer-process.ts') && /\bparseContent\b/.test(text),
  )
  assert.deepEqual(
    wrong.map(({ file }) => file),
    [],
  )
})
