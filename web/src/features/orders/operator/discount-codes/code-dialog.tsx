import type { DiscountCode } from '@runmart/contract/orders-discount-codes'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CodeForm } from './code-form.tsx'

type Props = {
  /** What is changed; null for a new one. */
  code: DiscountCode | null
  open: boolean
  onClose: () => void
}

/** Makes a discount code, or changes its limits. */
export function CodeDialog({ code, open, onClose }: Props) {
  const say = useOperatorSay()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={code ? say('discountCodes.editTitle', { code: code.code }) : say('discountCodes.newTitle')}
      description={say(code ? 'discountCodes.editText' : 'discountCodes.newText')}
    >
      <CodeForm code={code} onDone={onClose} />
    </Dialog>
  )
}
