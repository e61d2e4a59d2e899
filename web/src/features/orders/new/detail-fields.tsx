import { Plus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { type StoredValue, storedValue } from '#platform/stored-value.ts'
import { Button } from '#ui/button.tsx'
import { readFields } from '#ui/check-form.ts'
import { moneyText } from '#ui/money-text.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Price } from './use-price.ts'

type ContactProps = {
  /** What was filled in before. */
  kept?: string | undefined
  /** Takes what is typed, to be there again later. */
  onKeep?: (typed: string) => void
}

/** How to reach the customer about the order. */
export function ContactField({ kept, onKeep }: ContactProps) {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <TextField
      name="contactInfo"
      label={t('orderForm.contact')}
      hint={t('orderForm.contactHint')}
      defaultValue={kept ?? (user && storedContact(user.id).get()) ?? ''}
      onChange={(event) => onKeep?.(event.target.value)}
      limit={200}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type OptionalProps = CodeFieldProps & {
  /** The note that was filled in before. */
  note?: string | undefined
  onNote?: (typed: string) => void
  /** It takes no discount code. */
  isWithoutCode?: boolean
}

/** A note and a discount code: few orders have them, so each is a button until it is pressed, and a field where it is filled in. */
export function OptionalFields({ note, onNote, isWithoutCode = false, ...code }: OptionalProps) {
  const t = useTranslations()
  const [hasNote, setHasNote] = useState(Boolean(note))
  const [hasCode, setHasCode] = useState(Boolean(code.value))
  // What is filled in from the beginning does not take the focus.
  const [began] = useState({ hasNote, hasCode })
  return (
    <>
      {hasNote && (
        <TextArea
          ref={began.hasNote ? undefined : focus}
          name="note"
          label={t('orderForm.note')}
          hint={t('orderForm.noteHint')}
          optional
          rows={3}
          defaultValue={note ?? ''}
          onChange={(event) => onNote?.(event.target.value)}
          limit={1_000}
        />
      )}
      {hasCode && !isWithoutCode && <CodeField ref={began.hasCode ? undefined : focus} {...code} />}
      {!(hasNote && (hasCode || isWithoutCode)) && (
        <div className="flex flex-wrap gap-2">
          {!hasNote && (
            <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setHasNote(true)}>
              {t('orderForm.addNote')}
            </Button>
          )}
          {!hasCode && !isWithoutCode && (
            <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setHasCode(true)}>
              {t('orderForm.addCode')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** The pressed button is gone, so the focus moves to what took its place. */
function focus(field: HTMLElement | null): void {
  field?.focus()
}

type CodeFieldProps = { value: string; onChange: (code: string) => void; price: Price }

/** A discount code: what it takes off, or why it does not, is shown when the typing pauses. */
function CodeField({ value, onChange, price, ref }: CodeFieldProps & { ref: Ref<HTMLInputElement> | undefined }) {
  const { language, t } = useLanguage()
  const off = value.trim() && !price.isFetching && price.quote?.codeDiscount
  return (
    <TextField
      ref={ref}
      name="discountCode"
      className="sm:max-w-64"
      label={t('orderForm.code')}
      optional
      hint={off ? t('orderForm.codeTakes', { amount: moneyText(language, off) }) : undefined}
      error={price.codeProblem ?? undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      limit={32}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputClassName="uppercase placeholder:normal-case"
    />
  )
}

/** Contact, note and code of an order form; what was left empty is left out. */
export function readDetails(data: FormData) {
  const { contactInfo, note, discountCode } = readFields(data)
  return {
    contactInfo,
    ...(note !== undefined && { note }),
    ...(discountCode !== undefined && { discountCode }),
  }
}

/** The contact information of an account's last order, stored in this browser. */
export function storedContact(userId: string): StoredValue {
  return storedValue(`contact:${userId}`)
}
