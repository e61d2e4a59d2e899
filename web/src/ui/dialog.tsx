import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { dialogLook } from './dialog-look.ts'
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
  const say = useSay()
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={dialogLook.backdrop} />
        <Base.Viewport className={dialogLook.viewport}>
          <Base.Popup className={classes(dialogLook.popup, wide && 'sm:max-w-3xl')}>
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <Base.Title className={dialogLook.title}>{title}</Base.Title>
                {description && <Base.Description className={dialogLook.description}>{description}</Base.Description>}
              </div>
              <Base.Close render={<IconButton label={say('ui.close')} className="-mt-1.5 -mr-2" />}>
                <X aria-hidden />
              </Base.Close>
            </div>
            {children && <div className="mt-5">{children}</div>}
            {footer && <div className={dialogLook.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
