/** Click targets smaller than this, except links inside a sentence. Runs in the page. */
export function findSmallTargets(least: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=combobox]',
  )
  return [...targets].flatMap((target) => {
    // The label of a small box is a target, too.
    const area = sizeOf(
      target.matches('input[type=checkbox], input[type=radio]') ? (target.closest('label') ?? target) : target,
    )
    if (isHidden(target, area) || isInSentence(target)) return []
    const isSmall = Math.round(area.width) < least || Math.round(area.height) < least
    return isSmall ? [`${Math.round(area.width)}×${Math.round(area.height)} ${target.outerHTML.slice(0, 120)}`] : []
  })

  /** A link may be stretched over the box around it. */
  function sizeOf(element: HTMLElement): DOMRect {
    const { position, content } = getComputedStyle(element, '::after')
    const isStretched = position === 'absolute' && content !== 'none'
    return (isStretched && element.offsetParent ? element.offsetParent : element).getBoundingClientRect()
  }

  /** The link that skips the menu waits above the page until it is focused. */
  function isHidden(element: HTMLElement, { width, height, bottom }: DOMRect): boolean {
    return (
      width <= 1 ||
      height <= 1 ||
      bottom <= 0 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    )
  }

  function isInSentence(element: HTMLElement): boolean {
    return (
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.closest('p, li, span, div')?.textContent !== element.textContent
    )
  }
}
