import type { Language } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Mail } from './mail.ts'

type Reader = { email: string; username: string; language: Language }
type Words = Pick<MailParts, 'subject' | 'paragraphs' | 'action' | 'unsubscribe'>

/**
 * A letter to somebody with an account, greeted by name, with why it came. The name is the username, which cannot hold a
 * message: nobody may send his own words under ours.
 */
export function mailToUser({ email, username, language }: Reader, publicUrl: string, words: Words): Mail {
  const t = translator(language)
  const greeting = t('mail.hello', { name: username })
  return layOutMail({ ...words, to: email, language, greeting, footer: t('mail.footer', { address: publicUrl }) })
}

export type MailParts = {
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
export function layOutMail(parts: MailParts): Mail {
  const { action, unsubscribe } = parts
  const leave = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    `${action.label}:\n${action.url}`,
    `--\n${parts.footer}${leave}`,
  ].join('\n\n')
  const content = `${[parts.greeting, ...parts.paragraphs].map((words) => paragraph(escapeHtml(words))).join('\n')}
<p style="margin:24px 0 8px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0b7a5e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66;word-break:break-all">${escapeHtml(action.url)}</p>`
  const foot = escapeHtml(parts.footer) + (unsubscribe ? unsubscribeLink(unsubscribe) : '')
  const html = mailFrame({ ...parts, content, foot })
  return { to: parts.to, subject: parts.subject, text, html, link: action.url }
}

type Framed = {
  language: string
  subject: string
  /** HTML of what is said, and of what stands below it. */
  content: string
  foot: string
}

/** What every mail of ours looks like: our name, a sheet with what is said, and below it why it came. */
export function mailFrame({ language, subject, content, foot }: Framed): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f6f6;color:#14201d;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px;color:#0b7a5e">Runmart</p>
<div style="background:#ffffff;border:1px solid #dfe5e3;border-radius:8px;padding:24px">
${content}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66">${foot}</p>
</div></body></html>`
}

/** A paragraph of HTML. */
export function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`
}

/** The quiet link at a mail's end by which no more of its kind come. */
export function unsubscribeLink({ label, url }: { label: string; url: string }): string {
  return ` <a href="${escapeHtml(url)}" style="color:#5b6a66">${escapeHtml(label)}</a>`
}
