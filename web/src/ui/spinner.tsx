import { LoaderCircle } from 'lucide-react'

/** A small turning mark inside something that is busy; never alone on a page. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />
}
