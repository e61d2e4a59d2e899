import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-html.ts'

const styles = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem }
section { border-top: 1px solid #8884; padding: 0.5rem 0 }
h2 { font-size: 1rem; margin: 0.75rem 0 0 } h3 { font-size: 0.875rem } p { margin: 0.25rem 0 }
pre { overflow-x: auto; background: #8881; padding: 0.75rem; border-radius: 8px; font-size: 0.8125rem }`

type Operation = {
  summary: string
  security: unknown[]
  parameters: { name: string; in: string }[]
  responses: Record<string, { description: string }>
}
type Description = { info: { title: string; description: string }; paths: Record<string, Record<string, unknown>> }

/**
 * Serves the description of the API for programs (OpenAPI 3.1) and, at /docs, for people in HTML without scripts.
 * Composes it once, at the first request: that blocks the process for a third of a second.
 */
export function registerApiDocs(app: FastifyInstance, base: string, describe: () => Description): void {
  const json = keep(() => JSON.stringify(describe()))
  const page = keep(() => pageOf(base, describe()))
  const addDocument = (path: string, type: string, compose: () => Buffer) =>
    app.get(base + path, (_, reply) =>
      reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-cache').send(compose()),
    )
  app.get(`${base}/docs.css`, (_, reply) => reply.header('content-type', 'text/css; charset=utf-8').send(styles))
  addDocument('/openapi.json', 'application/json', json)
  addDocument('/docs', 'text/html', page)
}

/** Keeps bytes, which all connections share, even slow ones. */
function keep(compose: () => string): () => Buffer {
  let kept: Buffer | null = null
  return () => {
    kept ??= Buffer.from(compose())
    return kept
  }
}

function pageOf(base: string, { info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callOf(`${method.toUpperCase()} ${base}${path}`, operation as Operation),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title><link rel="stylesheet" href="${base}/docs.css"></head><body><main><h1>${info.title}</h1><p>${info.description}</p>
<p><a href="${base}/openapi.json">openapi.json</a></p>${calls.join('\n')}</main></body></html>`
}

function callOf(
  title: string,
  { summary, security, parameters, responses, ...rest }: Operation & { requestBody?: unknown },
): string {
  const answers = Object.entries(responses).map(([status, it]) => `<li><b>${status}</b> ${it.description}</li>`)
  const body = rest.requestBody
    ? `<h3>Body</h3><pre>${escapeHtml(JSON.stringify(rest.requestBody, null, 2))}</pre>`
    : ''
  const fields = parameters.length
    ? `<p>Parameters: ${parameters.map((it) => `<code>${it.name}</code> (${it.in})`).join(', ')}</p>`
    : ''
  return `<section><h2><code>${title}</code></h2><p>${escapeHtml(summary)}${security.length ? ' <em>Needs an access token.</em>' : ''}</p>${fields}
<details><summary>Details</summary>${body}<h3>Answers</h3><ul>${answers.join('')}</ul></details></section>`
}
