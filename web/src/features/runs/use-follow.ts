import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Whoever is this near to the end wants to see what comes next. */
const NEAR_PX = 24

/** Keeps the end of a growing list in sight, unless the person scrolled up to read something. */
export function useFollow(newest: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [following, setFollowing] = useState(true)
  const toEnd = useCallback(() => {
    const it = box.current
    if (it) it.scrollTop = it.scrollHeight
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the newest line that has to come into sight
  useLayoutEffect(() => {
    if (following) toEnd()
  }, [newest, following, toEnd])
  const onScroll = () => {
    const it = box.current
    if (it) setFollowing(it.scrollHeight - it.scrollTop - it.clientHeight < NEAR_PX)
  }
  return { box, onScroll, following, follow: () => setFollowing(true) }
}
