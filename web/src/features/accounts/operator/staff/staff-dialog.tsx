import type { Customer } from '@runmart/contract/accounts'
import { accountsOperator, StaffGrant, type StaffMember } from '@runmart/contract/accounts-operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { CustomerPicker } from '../customer-picker.tsx'
import { GrantFields, readGrant } from './grant-fields.tsx'

type Props = {
  /** Whose rights change; null to add somebody. */
  member: StaffMember | null
  open: boolean
  onClose: () => void
}

/** Says what an operator may do from now on, or makes a customer one. */
export function StaffDialog({ member, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={member ? t('operatorStaff.editTitle', { name: member.username }) : t('operatorStaff.add')}
      description={t(member ? 'operatorStaff.editText' : 'operatorStaff.addText')}
    >
      <StaffForm member={member} onDone={onClose} />
    </Dialog>
  )
}

function StaffForm({ member, onDone }: { member: StaffMember | null; onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const { act } = useAct(accountsOperator.saveStaff, { untilFresh: true })
  const [isMissing, setMissing] = useState(false)
  const save = async (grant: StaffGrant) => {
    const id = member?.id ?? customer?.id
    setMissing(!id)
    if (!id) return null
    const answer = await act({ params: { id }, body: grant })
    if (answer.success) onDone()
    return answer
  }
  return (
    <Form schema={StaffGrant} read={readGrant} onSubmit={save} label={t('operatorStaff.title')}>
      {!member && (
        <div>
          <CustomerPicker chosen={customer} onChoose={setCustomer} />
          {isMissing && !customer && (
            <p role="alert" className="mt-1.5 text-[13px] font-medium text-failed">
              {t('operatorStaff.pickFirst')}
            </p>
          )}
        </div>
      )}
      <GrantFields member={member} />
      <SubmitButton>{t('operatorStaff.save')}</SubmitButton>
    </Form>
  )
}
