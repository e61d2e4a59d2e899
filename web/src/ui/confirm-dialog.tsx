import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useSay } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { dialogLook } from './dialog-look.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** What it is about, below the question. */
  children?: ReactNode
  /** What the button says: the deed itself, not "OK". */
  confirm: string
  /** What the other button says, where "Cancel" could be taken for the deed. */
  dismiss?: string
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
}

/** Asks once more before something that matters. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, description, children, confirm, danger = false } = props
  const { dismiss, loading = false, onConfirm } = props
  const say = useSay()
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        {/* Also above another dialog, which would otherwise look as if it could still be used. */}
        <Base.Backdrop forceRender className={dialogLook.backdrop} />
        <Base.Viewport className={dialogLook.viewport}>
          <Base.Popup className={dialogLook.popup}>
            <Base.Title className={dialogLook.title}>{title}</Base.Title>
            <Base.Description className={dialogLook.description}>{description}</Base.Description>
            {children && <div className="mt-5">{children}</div>}
            <div className={dialogLook.footer}>
              <Base.Close render={<Button disabled={loading} />}>{dismiss ?? say('ui.cancel')}</Base.Close>
              <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
