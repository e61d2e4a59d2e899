import type { Language } from '@runmart/contract/languages'
import { MAX_MOVE, movesFar } from '@runmart/contract/money'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type Change, ChangeList } from './change-list.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { parseNumber } from './parse-number.ts'
import { TextField } from './text-field.tsx'

/** A change to confirm; `move` if the value is a sum or a rate. */
export type AskedChange = Change & { move?: { before: number; after: number } }

/** The words of the question; `danger` if every customer notices the change. */
export type Question = { title: string; text: string; confirm: string; danger?: boolean }
type Asked = Question & { changes: readonly AskedChange[] }
type OpenQuestion = Asked & { answer: (yes: boolean) => void }

/** Whether a sum or rate moves so far that the operator has to type it again. */
export function isFar({ move }: Pick<AskedChange, 'move'>): boolean {
  return move !== undefined && movesFar(move.before, move.after)
}

/** Confirms changes before saving, with each value before and after; the operator retypes values that move far. */
export function useConfirmChanges(): { confirmChanges: (asked: Asked) => Promise<boolean>; dialog: ReactNode } {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const confirmChanges = (asked: Asked) =>
    new Promise<boolean>((answer) => {
      setTyped({})
      setWrong([])
      setQuestion({ ...asked, answer })
      setOpen(true)
    })
  const close = (yes: boolean) => {
    setOpen(false)
    question?.answer(yes)
  }
  const far = question?.changes.filter(isFar) ?? []
  const press = () => {
    const missed = far.filter((it) => readNumber(language, typed[it.label] ?? '') !== it.move?.after)
    setWrong(missed.map((it) => it.label))
    if (missed.length === 0) close(true)
  }
  // The words stay while the dialog fades out.
  const dialog = question && (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || close(false)}
      title={question.title}
      description={
        <>
          {question.text}
          <ChangeList changes={question.changes.map((it) => withMove(language, it))} />
        </>
      }
      confirm={question.confirm}
      danger={question.danger || far.length > 0}
      onConfirm={press}
    >
      {far.length > 0 && (
        <div className="flex flex-col gap-4">
          <p className="text-[13px] text-pretty text-ink-soft">
            {t('operatorSettings.againText', { percent: MAX_MOVE * 100 })}
          </p>
          {far.map(({ label }) => (
            <TextField
              key={label}
              label={t('operatorSettings.again', { label })}
              name={`again.${label}`}
              value={typed[label] ?? ''}
              error={wrong.includes(label) ? t('operatorSettings.againWrong') : undefined}
              onChange={({ target }) => {
                setTyped((before) => ({ ...before, [label]: target.value }))
                setWrong((before) => before.filter((it) => it !== label))
              }}
              onKeyDown={(event) => event.key === 'Enter' && press()}
              inputMode="decimal"
              autoComplete="off"
              inputClassName="tabular-nums"
            />
          ))}
        </div>
      )}
    </ConfirmDialog>
  )
  return { confirmChanges, dialog }
}

function readNumber(language: Language, typed: string): number {
  const number = parseNumber(language, typed.replace(/\s*[₫đ%]\s*$/i, ''))
  return number === null ? Number.NaN : Number(number)
}

function withMove(language: Language, { move, ...change }: AskedChange): Change {
  if (!move || move.before <= 0) return change
  return { ...change, moved: moveText(language, move.after / move.before - 1) }
}

/** `-0.999949` → `−99.99%`: truncated, because a remaining price must not look like nothing. */
function moveText(language: Language, share: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: Math.abs(share) < 0.9 ? 1 : 2,
    signDisplay: 'always',
    roundingMode: 'trunc',
  })
  // 7 / 5 − 1 is a hair less than 0.4.
  return format.format(Number(share.toFixed(9))).replace('-', '\u2212')
}
