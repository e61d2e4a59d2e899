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
  /** For what does not fit a column of text, such as a log. */
  wide?: boolean
}

/** A small page above the page: it holds the focus, Escape closes it, and focus returns to where it came from. */
export function Dialog({ open, onOpenChange, title, description, children, footer, wide = false }: Props) {
  const t = useTranslations()
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} />
        <Base.Viewport className={dialogStyles.viewport}>
          <Base.Popup className={classes(dialogStyles.popup, wide && 'sm:max-w-3xl')}>
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <Base.Title className={dialogStyles.title}>{title}</Base.Title>
                {description && <Base.Description className={dialogStyles.description}>{description}</Base.Description>}
              </div>
              <Base.Close render={<IconButton label={t('ui.close')} className="-mt-1.5 -mr-2" />}>
                <X aria-hidden />
              </Base.Close>
            </div>
            {children && <div className="mt-5">{children}</div>}
            {footer && <div className={dialogStyles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
