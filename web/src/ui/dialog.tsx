import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { dialogStyles } from './dialog-styles.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  /** For wide content, such as a log. */
  wide?: boolean
  /** For long forms: a side panel as high as the screen that scrolls by itself; its button is in a `PanelFoot`. */
  side?: boolean
  /** Blocks closing by a press outside, or by anything. */
  hold?: 'outside' | 'all' | undefined
}

/** A dialog: traps the focus, Escape closes it, and closing restores the focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide = false,
  side = false,
  hold,
}: Props) {
  const t = useTranslations()
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (hold === 'all' && !next) || onOpenChange(next)}
      disablePointerDismissal={!!hold}
    >
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} />
        <Base.Viewport className={side ? dialogStyles.panelViewport : dialogStyles.viewport}>
          <Base.Popup className={side ? dialogStyles.panel : classes(dialogStyles.popup, wide && 'sm:max-w-3xl')}>
            <div
              className={classes(
                'flex items-start justify-between gap-4',
                side && 'border-b border-line px-6 pt-5 pb-4',
              )}
            >
              <div className="min-w-0">
                <Base.Title className={dialogStyles.title}>{title}</Base.Title>
                {description && <Base.Description className={dialogStyles.description}>{description}</Base.Description>}
              </div>
              {hold !== 'all' && (
                <Base.Close render={<IconButton label={t('ui.close')} className="-mt-1.5 -mr-2" />}>
                  <X aria-hidden />
                </Base.Close>
              )}
            </div>
            {children && (
              <div
                className={
                  side
                    ? 'flex min-h-0 flex-1 flex-col overflow-y-auto px-6 pt-5 [&>form]:grow'
                    : classes(dialogStyles.body, 'mt-4')
                }
              >
                {children}
              </div>
            )}
            {footer && <div className={dialogStyles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * The submit button of a side panel, always visible at the very bottom. Sticky elements do not stick within a padding.
 */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-1 -mx-6 mt-auto flex justify-end border-t border-line bg-raised px-6 py-3">
      {children}
    </div>
  )
}
