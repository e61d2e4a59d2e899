import type { Mail } from './mailer.ts'

export type LetterParts = {
  to: string
  language: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  action: { label: string; url: string }
  footer: string
  /** How to get no more of this kind. */
  unsubscribe?: { label: string; url: string }
}

/** Lays out a mail: greeting, what happened, one button, why it came. Plain text says the same as HTML. */
export function layOutLetter(parts: LetterParts): Mail {
  const { action, unsubscribe } = parts
  const leave = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    `${action.label}:\n${action.url}`,
    `--\n${parts.footer}${leave}`,
  ].join('\n\n')
  const leaveHtml = unsubscribe
    ? ` <a href="${escaped(unsubscribe.url)}" style="color:#5b6a66">${escaped(unsubscribe.label)}</a>`
    : ''
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`
  const html = `<!doctype html>
<html lang="${parts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(parts.subject)}</title></head>
<body style="margin:0;background:#f4f6f6;color:#14201d;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px;color:#0b7a5e">Runmart</p>
<div style="background:#ffffff;border:1px solid #dfe5e3;border-radius:8px;padding:24px">
${[parts.greeting, ...parts.paragraphs].map(paragraph).join('\n')}
<p style="margin:24px 0 8px"><a href="${escaped(action.url)}" style="display:inline-block;background:#0b7a5e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escaped(action.label)}</a></p>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66;word-break:break-all">${escaped(action.url)}</p>
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66">${escaped(parts.footer)}${leaveHtml}</p>
</div></body></html>`
  return { to: parts.to, subject: parts.subject, text, html, link: action.url }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)
}
