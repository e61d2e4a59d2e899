import { afterEach } from 'node:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { fakeFetch } from './fake-api.ts'
import { readTsx } from './read-tsx.ts'

// Loaded by `--import` before the first component: React looks for a document when it is loaded.
GlobalRegistrator.register({ url: 'http://localhost/' })
Object.assign(globalThis, { fetch: fakeFetch, IS_REACT_ACT_ENVIRONMENT: true })
readTsx()

// Here, because files share this process: a hook in the module itself would be one of the first file alone.
const { forgetScreen } = await import('./render.tsx')
afterEach(forgetScreen)
