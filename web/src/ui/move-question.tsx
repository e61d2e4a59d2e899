import type { Language } from '@runmart/contract/languages'
import type { TranslateWeb } from '@runmart/i18n/web'
import { ChangeList } from './change-list.tsx'
import type { Question } from './use-confirm.tsx'

/** A rate or price that moves by more than this share is asked about: a wrong mark or a digit too many moves it further. */
const MAX_MOVE = 0.1

type Move = {
  label: string
  before: number
  after: number
  format: (value: number) => string
}

/** The question about a rate or price that moves far, with the value before and after; null for one that does not. */
export function moveQuestion(
  t: TranslateWeb,
  language: Language,
  { label, before, after, format }: Move,
): Question | null {
  if (Math.abs(after - before) <= before * MAX_MOVE) return null
  const changed = before > 0 ? ` (${moveText(language, after / before - 1)})` : ''
  return {
    title: t('ui.moveTitle'),
    description: (
      <>
        {t('ui.moveText', { percent: MAX_MOVE * 100 })}
        <ChangeList changes={[{ label, before: format(before), after: `${format(after)}${changed}` }]} />
      </>
    ),
    confirm: t('ui.moveConfirm', { value: format(after) }),
    danger: true,
  }
}

/** `-0.99949` → `−99.9%`: cut, because what is left of a price is never nothing. */
function moveText(language: Language, share: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
    roundingMode: 'trunc',
  })
  return format.format(share).replace('-', '\u2212')
}
