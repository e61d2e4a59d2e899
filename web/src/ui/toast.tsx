import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { onToast, type ToastOffer, type ToastTone } from '#platform/toasts.ts'
import { Button } from './button.tsx'
import { TextLink } from './text-link.tsx'

const icons: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }
const iconStyles: Record<ToastTone, string> = { success: 'text-success', error: 'text-failed', info: 'text-progress' }
const TIMEOUT_MS: Record<ToastTone, number> = { success: 5000, info: 5000, error: 8000 }
/** Long enough to notice the action and to undo it. */
const UNDO_TIMEOUT_MS = 10_000
const LIMIT = 3

type Data = { tone: ToastTone; offer?: ToastOffer | undefined }
const manager = Toast.createToastManager<Data>()

/** The corner of the toasts, once in the app. They stay while hovered or focused. */
export default function Toaster() {
  const viewport = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Browsers fire no leave event when a toast disappears under the pointer; the other toasts' timers would stop.
    const onRemove = () => viewport.current?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
    // The text is the id, so that the same sentence renews itself instead of piling up.
    return onToast(({ tone, text, offer }) => {
      const timeout = offer && 'onPress' in offer ? UNDO_TIMEOUT_MS : TIMEOUT_MS[tone]
      manager.add({ id: text, description: text, timeout, data: { tone, offer }, onRemove })
    })
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={LIMIT}>
      <Toasts viewport={viewport} />
    </Toast.Provider>
  )
}

/**
 * Two live regions, because Base UI's own shows an urgent error twice: errors interrupt, the rest waits. They exist
 * from the start, so that screen readers announce them.
 */
function Toasts({ viewport }: { viewport: RefObject<HTMLDivElement | null> }) {
  const { toasts } = Toast.useToastManager<Data>()
  const newestLast = toasts.toReversed()
  return (
    <Toast.Viewport
      ref={viewport}
      role="presentation"
      aria-live="off"
      aria-label={undefined}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-60 flex flex-col gap-2 outline-none sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-90"
    >
      <div role="alert" className="flex flex-col gap-2">
        {newestLast.filter(isError).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className="flex flex-col gap-2">
        {newestLast
          .filter((toast) => !isError(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </Toast.Viewport>
  )
}

// Base UI makes a toast a dialog, which would need a name of its own.
const group = { role: 'group', 'aria-modal': undefined }

function ToastCard({ toast }: { toast: Toast.Root.ToastObject<Data> }) {
  const t = useTranslations()
  const { tone = 'info', offer } = toast.data ?? {}
  const close = () => manager.close(toast.id)
  const Icon = icons[tone]
  return (
    <Toast.Root
      toast={toast}
      {...group}
      tabIndex={-1}
      swipeDirection="right"
      className="pointer-events-auto flex translate-x-(--toast-swipe-movement-x) items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 shadow-float outline-none transition-[opacity,translate] data-ending-style:pointer-events-none data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Icon aria-hidden className={`size-[18px] shrink-0 ${iconStyles[tone]}`} />
      <div className="min-w-0 flex-1">
        {/* A new key makes a new node, so that screen readers repeat the same sentence. */}
        <Toast.Description key={toast.updateKey} className="font-medium text-pretty text-ink" />
        {offer && 'to' in offer && (
          <TextLink to={offer.to} className="inline-block py-0.5" onClick={close}>
            {offer.label}
          </TextLink>
        )}
      </div>
      {offer && 'onPress' in offer && (
        <Button
          size="sm"
          variant="quiet"
          className="-my-1 shrink-0"
          onClick={() => {
            close()
            offer.onPress()
          }}
        >
          {offer.label}
        </Button>
      )}
      <Toast.Close
        aria-label={t('ui.close')}
        aria-hidden={false}
        className="-my-1 grid size-7 shrink-0 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}

const isError = (toast: Toast.Root.ToastObject<Data>) => toast.data?.tone === 'error'
