import { type CustomerNote, customerPage, NoteText } from '@runmart/contract/accounts-customer-page'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** Internal staff notes about a customer. */
export default function CustomerNotesPage() {
  const t = useOperatorTranslations()
  const { customer } = useCustomerDetails()
  const filters = useFilters(() => ({}))
  const list = useApiPage(customerPage.notes, filters.page, { params: { id: customer.id } })
  return (
    <div className="flex flex-col gap-5">
      {customer.status !== 'closed' && <AddNote customerId={customer.id} onAdded={() => filters.setPage(1)} />}
      <ListScreen
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton rows={3} end="text" />}
        empty={{
          icon: NotebookPen,
          title: t('operatorCustomerPage.noNotes'),
          text: t('operatorCustomerPage.noNotesText'),
        }}
      >
        {(notes: readonly CustomerNote[]) => (
          <List label={t('operatorCustomerPage.notes')}>
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} customerId={customer.id} />
            ))}
          </List>
        )}
      </ListScreen>
    </div>
  )
}

function AddNote({ customerId, onAdded }: { customerId: string; onAdded: () => void }) {
  const t = useOperatorTranslations()
  const { act } = useAct(customerPage.addNote, { once: customerId, untilFresh: true })
  // A new key clears the form after each note.
  const [count, setCount] = useState(0)
  return (
    <Card>
      <Form
        key={count}
        schema={NoteText}
        label={t('operatorCustomerPage.addNote')}
        onSubmit={async (body) => {
          const answer = await act({ params: { id: customerId }, body })
          if (!answer.success) return answer
          setCount((before) => before + 1)
          onAdded()
          return answer
        }}
      >
        <TextArea
          label={t('operatorCustomerPage.note')}
          name="text"
          rows={2}
          limit={2_000}
          hint={t('operatorCustomerPage.noteHint')}
        />
        <SubmitButton variant="secondary" size="sm" className="self-start">
          {t('operatorCustomerPage.addNote')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

type Props = { note: CustomerNote; customerId: string }

/** One note with its author and time. Only the author can change or delete it. */
function NoteRow({ note, customerId }: Props) {
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
