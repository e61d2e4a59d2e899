import type { Language } from '@runmart/contract/languages'
import type { IssueText } from '@runmart/contract/newsletter'
import { translator } from '@runmart/i18n/server'
import { unsubscribeLink as leaveHtml, mailFrame, paragraph } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Shop } from '#platform/shop.ts'
import { unsubscribeLink } from './links.ts'

/** Renders an issue for one subscriber: its text and the ways to unsubscribe, for people and for mail programs. */
export function renderIssue(
  { subject, text }: IssueText,
  { email, language }: { email: string; language: Language },
  shop: Pick<Shop, 'publicUrl' | 'tokenSecret'>,
): Mail {
  const t = translator(language)
  const unsubscribe = { label: t('newsletterMail.unsubscribe'), url: unsubscribeLink(shop, language, email) }
  const footer = t('newsletterMail.footer', { address: shop.publicUrl })
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((it) => it.trim())
  const content = paragraphs.map((it) => paragraph(linkAddresses(it).replaceAll('\n', '<br>'))).join('\n')
  return {
    to: email,
    subject,
    text: [...paragraphs, `--\n${footer}\n${unsubscribe.label}: ${unsubscribe.url}`].join('\n\n'),
    html: mailFrame({ language, subject, content, foot: escapeHtml(footer) + leaveHtml(unsubscribe) }),
    link: unsubscribe.url,
    unsubscribe: unsubscribe.url,
  }
}

/** Turns text into HTML with links. Punctuation at the end of a sentence is not part of an address. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”»)\]])/)
    .map((piece, index) => (index % 2 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece)))
    .join('')
}
