import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

/** Lets Node load components: TSX is compiled by what Vite compiles it with, style sheets count as empty. */
export function readTsx(): void {
  registerHooks({
    load(url, context, nextLoad) {
      if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
      if (!url.endsWith('.tsx')) return nextLoad(url, context)
      return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true }
    },
  })
}

function compile(path: string): string {
  const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic' } })
  if (errors.length) throw new SyntaxError(errors.map(({ message }) => `${path}: ${message}`).join('\n'))
  return code
}
