import type { Language } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Mail } from './mail.ts'

type Recipient = { email: string; username: string; language: Language }
type Content = Pick<MailParts, 'subject' | 'paragraphs' | 'action' | 'unsubscribe'>

/**
 * A mail to a user, with greeting and footer. The greeting uses the username, which is too restricted to smuggle in a
 * message.
 */
export function mailToUser({ email, username, language }: Recipient, publicUrl: string, content: Content): Mail {
  const t = translator(language)
  // A closed account has no name.
  const greeting = username ? t('mail.hello', { name: username }) : t('mail.helloUnnamed')
  return layOutMail({ ...content, to: email, language, greeting, footer: t('mail.footer', { address: publicUrl }) })
}

type MailParts = {
  to: string
  language: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  action: { label: string; url: string }
  footer: string
  unsubscribe?: { label: string; url: string }
}

/** Lays out a mail: greeting, paragraphs, one button, footer. The plain text has the same content as the HTML. */
export function layOutMail(parts: MailParts): Mail {
  const { action, unsubscribe } = parts
  const unsubscribeText = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''
  const text = [
    parts.greeting,
    ...parts.paragraphs,
    `${action.label}:\n${action.url}`,
    `--\n${parts.footer}${unsubscribeText}`,
  ].join('\n\n')
  const content = `${[parts.greeting, ...parts.paragraphs].map((words) => paragraph(escapeHtml(words))).join('\n')}
<p style="margin:24px 0 8px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0b7a5e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66;word-break:break-all">${escapeHtml(action.url)}</p>`
  const foot = escapeHtml(parts.footer) + (unsubscribe ? unsubscribeLink(unsubscribe) : '')
  const html = mailFrame({ ...parts, content, foot })
  return { to: parts.to, subject: parts.subject, text, html, link: action.url }
}

type Frame = {
  language: string
  subject: string
  content: string
  foot: string
}

/** The HTML around every mail: name, a sheet with the content, footer. */
export function mailFrame({ language, subject, content, foot }: Frame): string {
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

export function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`
}

export function unsubscribeLink({ label, url }: { label: string; url: string }): string {
  return ` <a href="${escapeHtml(url)}" style="color:#5b6a66">${escapeHtml(label)}</a>`
}
