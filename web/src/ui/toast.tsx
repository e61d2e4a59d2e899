import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { dismissNotice, type Notice, noticeStore } from './notify.ts'

const marks = {
  success: <CircleCheck aria-hidden className="size-[18px] shrink-0 text-success" />,
  error: <CircleAlert aria-hidden className="size-[18px] shrink-0 text-failed" />,
  info: <Info aria-hidden className="size-[18px] shrink-0 text-progress" />,
}
const SHOWN_MS = { success: 5000, info: 5000, error: 8000 }

/** The corner where notices appear; one in the whole app. Its regions are there from the start, so that they are read aloud. */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.listen, noticeStore.current, noticeStore.current)
  const toasts = (errors: boolean) =>
    notices.filter(({ tone }) => (tone === 'error') === errors).map((it) => <Toast key={it.id} notice={it} />)
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-20 z-60 flex flex-col gap-2 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-90">
      <div role="alert" className="flex flex-col gap-2">
        {toasts(true)}
      </div>
      <div role="status" className="flex flex-col gap-2">
        {toasts(false)}
      </div>
    </div>
  )
}

function Toast({ notice }: { notice: Notice }) {
  const t = useTranslations()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    // Whoever points at it or reaches it by keyboard is still reading.
    if (held) return
    const timer = setTimeout(() => dismissNotice(notice.id), SHOWN_MS[notice.tone])
    return () => clearTimeout(timer)
  }, [held, notice])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it does nothing but give time to read
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 shadow-float transition-[opacity,translate] starting:translate-y-2 starting:opacity-0"
    >
      {marks[notice.tone]}
      <p className="min-w-0 flex-1 font-medium text-pretty text-ink">{notice.sentence}</p>
      <button
        type="button"
        aria-label={t('ui.close')}
        onClick={() => dismissNotice(notice.id)}
        className="-my-1 grid size-7 shrink-0 place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
