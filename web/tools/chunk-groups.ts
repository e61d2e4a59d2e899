import { join } from 'node:path'
import { type Graph, needs } from './needed-modules.ts'

const web = join(import.meta.dirname, '..')

const start = needs('src/main.tsx')
const signIn = needs('src/features/accounts/auth/login-page.tsx')
// It is not on the sign-in page, but on all other account pages.
const linkButton = needs('src/ui/button-link.tsx')
const firstScreen = needs(
  'src/shell/query-cache.tsx',
  'src/shell/customer-shell.tsx',
  'src/features/dashboard/dashboard-page.tsx',
)
const accountSchemas = needs('../contract/src/accounts.ts')

const isLibrary = (id: string) => id.includes('/node_modules/')
const isShared = (id: string) =>
  isLibrary(id) || id.startsWith(`${web}/src/ui/`) || id.startsWith(`${web}/src/platform/`)
const isContract = (id: string) => id.includes('/contract/src/')
/** Zod, and what describes data with it: calls need none of it, only forms do. */
const isSchema = (id: string, graph: Graph) =>
  [id, ...(graph.getModuleInfo(id)?.importedIds ?? [])].some((it) => it.includes('/node_modules/zod/'))

/**
 * What travels together. A file for every shared module would be hundreds, which compress badly and whose names all
 * stand in the app's table. What is grouped is what a page needs, not what many share: else each new screen would
 * bring its dialogs and lists into the first load of the sign-in page. A module goes with the first group that takes it.
 */
export const chunkGroups = [
  // Changes only when a version does, so browsers keep it from one release to the next.
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Every page; its own file is fetched by its name.
  group('start', (id, graph) => start(id, graph) && !isSchema(id, graph) && !id.endsWith('/src/main.tsx')),
  // The account pages check their forms with these, without any of the screens behind the sign-in.
  group('schemas', (id, graph) => accountSchemas(id, graph) && isSchema(id, graph)),
  group('kit', (id, graph) => isShared(id) && (linkButton(id, graph) || (signIn(id, graph) && firstScreen(id, graph)))),
  // With the addresses that it calls and the names of states: as files of their own they would weigh more than they hold.
  group('screens', (id, graph) => firstScreen(id, graph) && (isShared(id) || (isContract(id) && !isSchema(id, graph)))),
  group('forms', (id, graph) => isShared(id) && signIn(id, graph)),
  // Small ones that many screens share: their names would outweigh them.
  {
    name: 'helpers',
    test: /\/src\/(ui|platform)\/([\w-]+-(debounced|dialog|now|prefix|rights|tab|text|url|visible)\.ts|(back-link|linked-sentence|see-all)\.tsx)$/,
  },
  { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 2 },
]

function group(name: string, belongs: (id: string, graph: Graph) => boolean) {
  return { name: (id: string, graph: Graph) => (belongs(id, graph) ? name : null) }
}
