import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useOfflineSince } from '#platform/connection.ts'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { dialogStyles } from './dialog-styles.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** Details below the question. */
  children?: ReactNode
  /** The label of the main button: the action, not "OK". */
  confirm: string
  /** The label of the other button, if "Cancel" could mean the action itself. */
  dismiss?: string
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
}

/** Confirms an important action; offline it can be read but not confirmed. */
export function ConfirmDialog(props: Props) {
  const { open, onOpenChange, title, description, children, confirm, danger = false } = props
  const { dismiss, loading = false, onConfirm } = props
  const t = useTranslations()
  const isOffline = useOfflineSince() !== null
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        {/* Also above another dialog, which would otherwise look usable. */}
        <Base.Backdrop forceRender className={dialogStyles.backdrop} />
        <Base.Viewport className={dialogStyles.viewport}>
          <Base.Popup className={dialogStyles.popup}>
            <Base.Title className={dialogStyles.title}>{title}</Base.Title>
            <div className={dialogStyles.body}>
              <Base.Description className={dialogStyles.description}>{description}</Base.Description>
              {children && <div className="mt-5">{children}</div>}
            </div>
            <p role="status" className="mt-4 text-[13px] font-medium text-pending empty:hidden">
              {isOffline && t('ui.offline')}
            </p>
            <div className={dialogStyles.footer}>
              <Base.Close render={<Button disabled={loading} />}>{dismiss ?? t('ui.cancel')}</Base.Close>
              <Button
                variant={danger ? 'danger' : 'primary'}
                loading={loading}
                disabled={isOffline}
                onClick={onConfirm}
              >
                {confirm}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
