import { useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { keptContact } from './kept-contact.ts'

/** Whom to reach about the order, and what to know about it. */
export function ContactFields() {
  const t = useTranslations()
  const { user } = useSession()
  return (
    <>
      <TextField
        name="contactInfo"
        label={t('orderForm.contact')}
        hint={t('orderForm.contactHint')}
        defaultValue={(user && keptContact(user.id).get()) ?? ''}
        maxLength={200}
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
        maxLength={1_000}
      />
    </>
  )
}
