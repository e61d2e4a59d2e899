import { orders } from '@runmart/contract/orders'
import { LINK_KEY, type ServiceField } from '@runmart/contract/orders-fields'
import { OrderEdit } from '@runmart/contract/orders-forms'
import type { Order } from '@runmart/contract/orders-order'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { InputFields } from './new/input-fields.tsx'
import { useTypedInputs } from './new/use-inputs.ts'

type Props = { order: Order; fields: readonly ServiceField[]; hasLinks: boolean }

/** Changes contact, note and inputs of a pending order. Shows its button only then. */
export function EditOrder(props: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  if (props.order.orderStatus !== 'pending') return null
  return (
    <>
      <Button size="sm" icon={<Pencil aria-hidden />} onClick={() => setOpen(true)}>
        {t('orderPage.edit')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('orderPage.editTitle')} description={t('orderPage.editText')}>
        <EditForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function EditForm({ order, fields, hasLinks, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations()
  const { act } = useAct(orders.edit)
  const given = Object.entries(order.inputs ?? {}).map(([key, value]) => [key, String(value)])
  const [values, setValues] = useState<Record<string, string>>(Object.fromEntries(given))
  const asked = fields.filter(({ key }) => !hasLinks || key !== LINK_KEY)
  const inputs = useTypedInputs(asked, false, values, (key, value) => setValues({ ...values, [key]: value }))
  return (
    <Form
      label={t('orderPage.editTitle')}
      schema={addProblems(OrderEdit, inputs.problems)}
      read={(data) => ({ contactInfo: data.get('contactInfo'), note: data.get('note'), ...inputs.form })}
      onSubmit={async (body) => {
        const answer = await act({ params: { id: order.id }, body })
        if (answer.success) onDone()
        return answer
      }}
    >
      <InputFields inputs={inputs} />
      <TextField
        name="contactInfo"
        label={t('orderForm.contact')}
        defaultValue={order.contactInfo}
        limit={200}
        autoComplete="off"
      />
      <TextArea name="note" label={t('orderForm.note')} optional defaultValue={order.note} rows={3} limit={1_000} />
      <SubmitButton>{t('orderPage.saveEdit')}</SubmitButton>
    </Form>
  )
}
