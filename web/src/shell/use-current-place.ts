import { useLocation } from 'react-router'
import type { Place } from './place.ts'

/** The address of the place that this page belongs to: of those that contain it, the nearest. */
export function useCurrentPlace(places: readonly Place[]): string | null {
  const { pathname } = useLocation()
  const around = places.map(({ path }) => path).filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  return around.sort((a, b) => b.length - a.length)[0] ?? null
}
