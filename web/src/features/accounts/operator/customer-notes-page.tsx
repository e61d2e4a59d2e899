import { type CustomerNote, customerPage, NoteText } from '@runmart/contract/accounts-customer-page'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useCustomerDetails } from './customer-page.tsx'
import { NoteRow } from './note-row.tsx'

/** What staff tell each other about a customer. */
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
  // A new form for each note: the last one's words are gone.
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
