import { ArrowDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

/** A reader this near to the end wants to follow. */
const NEAR_PX = 24

type Props = {
  label: string
  children: ReactNode
  /** Its height, colours and edges. */
  className: string
}

/** A log, newest below: follows new lines until the reader scrolls up, and again by its button. */
export function AutoScrollBox({ label, children, className }: Props) {
  const t = useTranslations()
  const box = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(true)
  // After every render: each may have brought a new line.
  useLayoutEffect(() => {
    if (follows && box.current) box.current.scrollTop = box.current.scrollHeight
  })
  return (
    <div className="relative">
      <div
        ref={box}
        onScroll={({ currentTarget: it }) => setFollows(it.scrollHeight - it.scrollTop - it.clientHeight < NEAR_PX)}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        className={classes('overflow-y-auto font-mono text-xs/5', className)}
      >
        {children}
      </div>
      {!follows && (
        <Button
          size="sm"
          className="absolute! right-4 bottom-4 shadow-float"
          icon={<ArrowDown aria-hidden />}
          onClick={() => setFollows(true)}
        >
          {t('lists.newest')}
        </Button>
      )}
    </div>
  )
}
