import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appRoutes } from '#shell/app-routes.ts'
import { operatorRoutes } from '#shell/operator-routes.ts'
import { partnerRoutes } from '#shell/partner-routes.ts'
import { findMissingSentences, weighApp } from './app-budgets.ts'
import { reportBuild } from './budgets.ts'
import { hasInlineStyles, inlineScripts, scriptHash } from './content-security.ts'
import { precompress } from './precompress.ts'
import { routePatterns } from './route-table.ts'

// Runs after the bundler: writes what the server must know of the app, compresses, and fails the build when a promise is broken.
const build = join(import.meta.dirname, '../build')
const client = join(build, 'client')
const page = readFileSync(join(client, 'index.html'), 'utf8')

const app = {
  routes: routePatterns([...appRoutes, ...operatorRoutes, ...partnerRoutes]),
  scriptHashes: inlineScripts(page).map(scriptHash),
}
writeFileSync(join(build, 'app.json'), `${JSON.stringify(app, null, 2)}\n`)
precompress(join(client, 'assets'))
const styleProblems = hasInlineStyles(page) ? ['the app’s page has styles in itself'] : []
reportBuild(weighApp(client), [...styleProblems, ...findMissingSentences(client)])
