import type { Answer } from '@runmart/contract/client'
import type { Language } from '@runmart/contract/languages'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Alert } from './alert.tsx'
import { checkForm, type FormSchema, readFields } from './check-form.ts'
import { FormContext } from './form-context.ts'

type Props<Values> = {
  /** The contract's schema; a function loads it when the form is first used. */
  schema: FormSchema<Values> | (() => Promise<FormSchema<Values>>)
  /** Sends the checked values. A refusal appears in the form: field problems beside their fields, the rest on top. */
  onSubmit: (values: Values) => Promise<Answer<unknown> | null | undefined>
  /** Reads the form differently from one text per field. An unreadable number is NaN: see `read-amount.ts`. */
  read?: (data: FormData, language: Language) => unknown
  /** The subject of the form, such as the chosen service: another subject clears the problems. */
  subject?: string | null
  /** Sends an empty field as an empty text instead of omitting it. */
  keepEmpty?: boolean
  children: ReactNode
  className?: string
  label?: string
}

/** A form that knows the contract: checks before sending, shows refusals in place, focuses the first bad field. */
export function Form<Values>({
  schema,
  onSubmit,
  read,
  subject = null,
  keepEmpty,
  children,
  className,
  label,
}: Props<Values>) {
  const { language, t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const [checkedSubject, setCheckedSubject] = useState(subject)
  if (checkedSubject !== subject) {
    setCheckedSubject(subject)
    setProblems({})
    setRefused(null)
  }

  // Each failed attempt moves the focus once, even with the same problems.
  useEffect(() => {
    if (attempts === 0) return
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (bad) bad.focus()
    // A general refusal is on top, which in a long form is out of sight.
    else form.current?.querySelector(':scope > [role=alert]')?.scrollIntoView({ block: 'center' })
  }, [attempts])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A ref, because state comes too late for a double click, which would send twice.
    if (busy.current || !form.current) return
    busy.current = true
    setSending(true)
    setRefused(null)
    await send(new FormData(form.current)).finally(() => {
      busy.current = false
      setSending(false)
    })
  }

  const send = async (data: FormData) => {
    const known = typeof schema === 'function' ? await schema().catch(() => null) : schema
    if (!known) return show({}, t('shell.unreachable'))
    const checked = checkForm(known, read ? read(data, language) : readFields(data, keepEmpty))
    if (checked.problems) {
      const sentences = Object.entries(checked.problems).map(([name, word]) => [name, fieldSentence(t, word)])
      return show(Object.fromEntries(sentences), null)
    }
    setProblems({})
    const answer = await onSubmit(checked.values)
    if (answer && !answer.success) show(answer.data?.fields ?? {}, answer.error)
  }

  const show = (found: Record<string, string>, sentence: string | null) => {
    // A problem without a field here would be invisible: show it on top.
    const withoutField = Object.entries(found).filter(([name]) => !form.current?.elements.namedItem(name))
    setProblems(found)
    setRefused([sentence, ...withoutField.map(([, words]) => words)].filter(Boolean).join(' ') || null)
    setAttempts((count) => count + 1)
  }

  const clearProblem = (name: string) => setProblems(({ [name]: _, ...others }) => others)

  return (
    <FormContext value={{ problems, sending, clearProblem }}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-busy={sending}
        aria-label={label}
        className={className ?? 'flex flex-col gap-5'}
      >
        {refused && <Alert tone="danger">{refused}</Alert>}
        {children}
      </form>
    </FormContext>
  )
}
