import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { IsApp } from '#platform/is-app.ts'

/** Draws a page at build time, whole: there is no server that renders. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <IsApp value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </IsApp>,
  )
  await stream.allReady
  headers.set('content-type', 'text/html')
  return new Response(stream, { status, headers })
}
