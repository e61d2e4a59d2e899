import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { type StoredValue, storedValue } from '#platform/stored-value.ts'
import { readFields } from '#ui/check-form.ts'
import { moneyText } from '#ui/money-text.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Price } from './use-price.ts'

type Contact = { contactInfo?: string | undefined; note?: string | undefined }
type ContactProps = {
  /** What was filled in before. */
  kept?: Contact
  /** Takes what is typed, to be there again later. */
  onKeep?: (typed: Contact) => void
}

/** How to reach the customer about the order, and a note. */
export function ContactFields({ kept, onKeep }: ContactProps) {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <>
      <TextField
        name="contactInfo"
        label={t('orderForm.contact')}
        hint={t('orderForm.contactHint')}
        defaultValue={kept?.contactInfo ?? (user && storedContact(user.id).get()) ?? ''}
        onChange={(event) => onKeep?.({ contactInfo: event.target.value })}
        limit={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        name="note"
        label={t('orderForm.note')}
        hint={t('orderForm.noteHint')}
        optional
        rows={3}
        defaultValue={kept?.note ?? ''}
        onChange={(event) => onKeep?.({ note: event.target.value })}
        limit={1_000}
      />
    </>
  )
}

type CodeFieldProps = { value: string; onChange: (code: string) => void; price: Price }

/** A discount code: what it takes off, or why it does not, is shown when the typing pauses. */
export function CodeField({ value, onChange, price }: CodeFieldProps) {
  const { language, t } = useLanguage()
  const off = value.trim() && !price.isFetching && price.quote?.codeDiscount
  return (
    <TextField
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
