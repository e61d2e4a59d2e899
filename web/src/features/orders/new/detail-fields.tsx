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
  /** The stored text. */
  kept?: string | undefined
  /** Stores the typed text for later. */
  onKeep?: (typed: string) => void
}

/** The customer's contact for this order. */
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
  /** The stored note. */
  note?: string | undefined
  onNote?: (typed: string) => void
  /** The order takes no discount code. */
  isWithoutCode?: boolean
}

/** A note and a discount code. Few orders need them, so each starts as a button, or as a field if it has a value. */
export function OptionalFields({ note, onNote, isWithoutCode = false, ...code }: OptionalProps) {
  const t = useTranslations()
  const [hasNote, setHasNote] = useState(Boolean(note))
  const [hasCode, setHasCode] = useState(Boolean(code.value))
  // A field that is filled at the start does not take the focus.
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

/** The pressed button is gone, so the focus moves to the field that replaced it. */
function focus(field: HTMLElement | null): void {
  field?.focus()
}

type CodeFieldProps = { value: string; onChange: (code: string) => void; price: Price }

/** A discount code. When the typing pauses, it shows the discount or the reason for none. */
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

/** Contact, note and code of an order form, without empty fields. */
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
