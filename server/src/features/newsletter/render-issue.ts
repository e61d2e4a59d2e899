import type { Language } from '@runmart/contract/languages'
import type { LetterText } from '@runmart/contract/newsletter'
import { translator } from '@runmart/i18n/server'
import { unsubscribeLink as leaveHtml, mailFrame, paragraph } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { type LinkDependencies, unsubscribeLink } from './links.ts'

/** A letter as one reader gets it: its words, and how to get no more, for people and for mail programs. */
export function renderIssue(
  { subject, text }: LetterText,
  { email, language }: { email: string; language: Language },
  deps: LinkDependencies,
): Mail {
  const t = translator(language)
  const leave = { label: t('newsletterMail.unsubscribe'), url: unsubscribeLink(deps, language, email) }
  const footer = t('newsletterMail.footer', { address: deps.publicUrl })
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((it) => it.trim())
  const content = paragraphs.map((it) => paragraph(linked(it).replaceAll('\n', '<br>'))).join('\n')
  return {
    to: email,
    subject,
    text: [...paragraphs, `--\n${footer}\n${leave.label}: ${leave.url}`].join('\n\n'),
    html: mailFrame({ language, subject, content, foot: escapeHtml(footer) + leaveHtml(leave) }),
    link: leave.url,
    unsubscribe: leave.url,
  }
}

/** Text as HTML in which whole addresses are links; what ends the sentence around one does not belong to it. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”»)\]])/)
    .map((piece, index) => (index % 2 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece)))
    .join('')
}
