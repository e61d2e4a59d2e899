import { escaped } from '#platform/escaped.ts'
import { leaveLink, letterFrame, paragraph } from './letter-frame.ts'
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
  const content = `${[parts.greeting, ...parts.paragraphs].map((words) => paragraph(escaped(words))).join('\n')}
<p style="margin:24px 0 8px"><a href="${escaped(action.url)}" style="display:inline-block;background:#0b7a5e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escaped(action.label)}</a></p>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66;word-break:break-all">${escaped(action.url)}</p>`
  const foot = escaped(parts.footer) + (unsubscribe ? leaveLink(unsubscribe) : '')
  const html = letterFrame({ ...parts, content, foot })
  return { to: parts.to, subject: parts.subject, text, html, link: action.url }
}
