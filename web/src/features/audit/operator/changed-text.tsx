import { type AuditChange, audit } from '@runmart/contract/audit'
import type { Language } from '@runmart/contract/languages'
import { languageOf } from '@runmart/i18n/audit-field-name'
import { Fragment, useId, useMemo, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { compareLines, type Line } from './compare-lines.ts'

/** Longer texts are shown on demand. */
const LONG = 500

/** True if the change is shown line by line. */
export const isText = ({ before, after, isPart }: AuditChange) =>
  isPart === true || [before, after].some((it) => it?.includes('\n'))

/** The changed lines of a text with a few lines around them. */
export function ChangedText({ entryId, change, label }: { entryId: string; change: AuditChange; label: string }) {
  const t = useOperatorTranslations()
  const id = useId()
  const { before, after, isPart } = change
  const isLong = isPart || [before, after].some((it) => it && it.length > LONG)
  const [isOpen, setOpen] = useState(!isLong)
  const words = t(isOpen ? 'operatorAudit.hideText' : 'operatorAudit.showText')
  return (
    <div className="col-span-full min-w-0">
      <dt className="flex flex-wrap items-center gap-x-2 text-ink-faint">
        {label}
        {isLong && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${words}: ${label}`}
            onClick={() => setOpen(!isOpen)}
          >
            {words}
          </Button>
        )}
      </dt>
      <dd id={id}>
        {isOpen && (isPart ? <WholeText {...{ entryId, change, label }} /> : <Comparison {...{ change, label }} />)}
      </dd>
    </div>
  )
}

/** Loads the whole text of a change: lists contain only its beginning. */
function WholeText({ entryId, change: { name }, label }: { entryId: string; change: AuditChange; label: string }) {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(audit.entry, { params: { id: entryId } })
  const whole = data?.entry.changes.find((it) => it.name === name)
  if (whole) return <Comparison change={whole} label={label} />
  if (!error) return <Skeleton className="my-1 h-24" />
  return (
    <Alert
      tone="danger"
      className="my-1"
      action={
        <Button size="sm" loading={isFetching} onClick={refetch}>
          {t('ui.tryAgain')}
        </Button>
      }
    >
      {error}
    </Alert>
  )
}

const looks = {
  same: { sign: ' ', className: '' },
  removed: { sign: '−', className: 'bg-failed-soft text-ink no-underline' },
  added: { sign: '+', className: 'bg-success-soft text-ink no-underline' },
} as const

function Comparison({ change: { name, before, after }, label }: { change: AuditChange; label: string }) {
  const t = useOperatorTranslations()
  const lines = useMemo(() => compareLines(before, after), [before, after])
  return (
    // Scrolls when it is higher than the screen, also by keyboard.
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
      tabIndex={0}
      className="my-1 max-h-[32rem] overflow-y-auto rounded-lg border border-line py-1 text-[13px] text-ink-soft"
    >
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a recorded text never change.
        <Fragment key={at}>
          {line.kind === 'left-out' ? (
            <p className="px-3 py-1 text-xs text-ink-faint">{t('operatorAudit.unchanged', { count: line.count })}</p>
          ) : (
            <ComparedLine line={line} language={languageOf(name)} />
          )}
        </Fragment>
      ))}
    </section>
  )
}

function ComparedLine({ line: { kind, text, changed }, language }: { line: Line; language: Language | undefined }) {
  const t = useOperatorTranslations()
  const { sign, className } = looks[kind]
  const As = ({ same: 'div', removed: 'del', added: 'ins' } as const)[kind]
  const [from, to] = changed ?? [0, 0]
  return (
    <As className={classes('flex px-3', className)}>
      <span aria-hidden className="w-4 shrink-0 font-mono select-none">
        {sign}
      </span>
      {kind !== 'same' && <span className="sr-only">{t(`operatorAudit.${kind}`)} </span>}
      <span lang={language} className="min-w-0 wrap-anywhere whitespace-pre-wrap">
        {changed ? (
          <>
            {text.slice(0, from)}
            <b className="font-bold underline decoration-1 underline-offset-2">{text.slice(from, to)}</b>
            {text.slice(to)}
          </>
        ) : (
          text || ' '
        )}
      </span>
    </As>
  )
}
