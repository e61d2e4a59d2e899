import { createElement, Fragment, type ReactNode } from 'react'

type Props = { sentence: string; parts: Record<string, ReactNode> }

/** A sentence with elements at its marks: `t('…', { email: '‹email›' })` and `parts={{ email: <b>…</b> }}`. */
export function LinkedSentence({ sentence, parts }: Props) {
  const pieces = sentence.split(/‹(\w+)›/).map((piece, at) => (at % 2 ? parts[piece] : piece))
  // Their order never changes, so they need no keys.
  return createElement(Fragment, null, ...pieces)
}
