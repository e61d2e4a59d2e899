import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  /** Read aloud. */
  label: string
  width: number
  children: ReactNode
}

/**
 * A preview at another screen width. It is a document of its own, so its content lays itself out for that width; it
 * shrinks to fit. Nothing in it can be pressed.
 */
export function DeviceFrame({ label, width, children }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState<Document | null>(null)
  const room = useSize(box)?.width ?? width
  const height = useSize(page?.body ?? null)?.height ?? 0
  useStylesOfPage(page)
  const scale = Math.min(1, room / width)
  return (
    <div
      ref={setBox}
      role="img"
      aria-label={label}
      style={{ height: Math.ceil(height * scale) }}
      className="overflow-hidden rounded-lg border border-line-strong bg-canvas"
    >
      <iframe
        title={label}
        inert
        srcDoc="<!doctype html><title> </title><body>"
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
        style={{ width, height, transform: `scale(${scale})` }}
        className="pointer-events-none block origin-top-left border-0"
      />
      {page && createPortal(children, page.body)}
    </div>
  )
}

function useSize(element: HTMLElement | null) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.offsetHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Gives the document the styles and the theme of the page around it. */
function useStylesOfPage(page: Document | null): void {
  useEffect(() => {
    if (!page) return
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      page.head.append(sheet.cloneNode(true))
    // As high as its content; the app's styles make a body as high as the screen.
    page.body.style.cssText = 'min-height: 0; height: auto; overflow: hidden'
    const copyTheme = () => {
      page.documentElement.className = document.documentElement.className
    }
    copyTheme()
    const observer = new MutationObserver(copyTheme)
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [page])
}
