import { type CustomerNote, customerPage, NoteText } from '@runmart/contract/accounts-customer-page'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'

type Props = { note: CustomerNote; customerId: string }

/** One note: its words, who wrote it and when. Who wrote it can change and delete it. */
export function NoteRow({ note, customerId }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { user } = useSession()
  const [isEditing, setEditing] = useState(false)
  const { confirm, dialog } = useConfirm()
  const { act, acting } = useAct(customerPage.removeNote, { refusals: 'toast', untilFresh: true })
  const { text, author, createdAt, editedAt } = note
  const when = dateTimeText(language, new Date(createdAt))
  const remove = async () => {
    const isSure = await confirm({
      title: t('operatorCustomerPage.removeNoteTitle'),
      description: t('operatorCustomerPage.removeNoteText'),
      confirm: t('operatorCustomerPage.removeNote'),
      danger: true,
    })
    if (isSure) await act({ params: { id: customerId, noteId: note.id } })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-pretty wrap-anywhere whitespace-pre-wrap text-ink">{text}</p>
        <p className="mt-1 text-[13px] text-ink-faint">
          {author.username} · <DateTime at={createdAt} />
          {editedAt && (
            <>
              {' · '}
              <LinkedSentence
                sentence={t('operatorCustomerPage.edited', { when: '‹when›' })}
                parts={{ when: <DateTime at={editedAt} /> }}
              />
            </>
          )}
        </p>
      </div>
      {author.id === user?.id && (
        <div className="-mx-3 flex gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('operatorCustomerPage.editNoteOf', { when })}
            onClick={() => setEditing(true)}
          >
            {t('operatorCustomerPage.editNote')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            loading={acting}
            aria-label={t('operatorCustomerPage.removeNoteOf', { when })}
            onClick={() => void remove()}
          >
            {t('operatorCustomerPage.removeNote')}
          </Button>
        </div>
      )}
      <EditDialog note={note} customerId={customerId} open={isEditing} onClose={() => setEditing(false)} />
      {dialog}
    </li>
  )
}

function EditDialog({ note, customerId, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const t = useOperatorTranslations()
  const { act } = useAct(customerPage.editNote, { untilFresh: true })
  const save = async (body: { text: string }) => {
    const answer = await act({ params: { id: customerId, noteId: note.id }, body })
    if (answer.success) onClose()
    return answer
  }
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={t('operatorCustomerPage.note')}>
      <Form schema={NoteText} label={t('operatorCustomerPage.note')} onSubmit={save}>
        <TextArea
          label={t('operatorCustomerPage.note')}
          name="text"
          rows={5}
          limit={2_000}
          defaultValue={note.text}
          hint={t('operatorCustomerPage.noteHint')}
        />
        <SubmitButton>{t('operatorCustomerPage.saveNote')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
