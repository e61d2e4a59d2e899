import type { FastifyReply } from 'fastify'
import type { Download } from './envelope.ts'

/**
 * Sends a file as an attachment. A sandbox applies if a browser opens it anyway: it must not run files of customers.
 */
export function sendFile(reply: FastifyReply, { fileName, type, content }: Download): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', contentDisposition(fileName))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(content)
}

/** The name in ASCII for every program, and the original after RFC 5987 if the two differ. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${encoded}`}`
}
